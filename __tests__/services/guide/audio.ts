/** A tone that was played, in hertz and seconds. */
interface PlayedTone {
  pitch: number;
  length: number;
}

/** Gives the page Web Audio whose contexts get this state when they are resumed. */
export const aBrowserWithSound = (afterResume: AudioContextState = 'running') => {
  const contexts: object[] = [];
  const tones: PlayedTone[] = [];

  class AudioContext {
    state: AudioContextState = 'suspended';
    currentTime = 10;
    destination = {};
    constructor() {
      contexts.push(this);
    }
    async resume() {
      this.state = afterResume;
    }
    async suspend() {
      this.state = 'suspended';
    }
  }
  class OscillatorNode {
    private begin = 0;
    constructor(
      _context: AudioContext,
      private readonly options: { frequency: number },
    ) {}
    connect<Node>(node: Node) {
      return node;
    }
    start(time: number) {
      this.begin = time;
    }
    stop(time: number) {
      tones.push({ pitch: this.options.frequency, length: time - this.begin });
    }
  }
  class GainNode {
    gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
    connect() {}
  }
  Object.assign(globalThis, { AudioContext, OscillatorNode, GainNode });
  return { contexts, tones };
};
