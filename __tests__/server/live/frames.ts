import { FrameImpl, Parser } from '@stomp/stompjs';

/** A frame of the server, parsed for tests. */
export interface ReceivedFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/** Collects received text and reads the frames in it, as a client does. */
export const createReader = (onFrame: (frame: ReceivedFrame) => void) => {
  const parser = new Parser(
    (raw) => {
      const { command, headers, body } = FrameImpl.fromRawFrame(raw, true);
      onFrame({ command, headers: { ...headers }, body });
    },
    () => undefined,
  );
  return (text: string) => parser.parseChunk(text);
};

/** The frames of a whole text. */
export const readFrames = (text: string): ReceivedFrame[] => {
  const frames: ReceivedFrame[] = [];
  createReader((frame) => frames.push(frame))(text);
  return frames;
};
