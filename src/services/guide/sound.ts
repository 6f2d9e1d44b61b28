import type { Tone } from '../../domain/guide/signals';
import type { Sound } from '../ports';

/** Pitch in hertz and length in seconds. */
const tones: Record<Tone, { pitch: number; length: number }> = {
  short: { pitch: 880, length: 0.12 },
  long: { pitch: 1320, length: 0.5 },
};
const loudness = 0.4;
/** Seconds in which a tone fades out. An abrupt end would click. */
const fading = 0.08;

const playOn = (context: AudioContext, { pitch, length }: { pitch: number; length: number }) => {
  const [begin, end] = [context.currentTime, context.currentTime + length];
  const oscillator = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: loudness });
  volume.gain.setValueAtTime(loudness, end - fading);
  volume.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
};

/** Tones by Web Audio. Until `prepare` nothing of it is created: a browser counts that as a wish to make noise. */
export const createSound = (): Sound => {
  let context: AudioContext | null = null;
  return {
    prepare: () => {
      try {
        context ??= new AudioContext();
        context.resume().catch(() => undefined);
      } catch {
        // This browser has no Web Audio, or no loudspeaker. The clock is also seen.
      }
    },
    play: (tone) => {
      // A context that does not run would play all its tones at once as soon as it may.
      if (context?.state === 'running') playOn(context, tones[tone]);
    },
    rest: () => {
      context?.suspend().catch(() => undefined);
    },
  };
};
