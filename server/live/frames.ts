import { FrameImpl, type IFrame, type IRawFrameType, Parser } from '@stomp/stompjs';

/** An error of the client that ends the session. The client gets the message in an ERROR frame. */
export class ProtocolError extends Error {
  constructor(
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ProtocolError';
  }
}

/** The largest frame that a client may send, in bytes. The app's frames are far smaller. */
export const maxFrameBytes = 16 * 1024;

/** Yields the pieces of a chunk, each up to and including a NUL byte. A frame ends with NUL. */
function* piecesOf(chunk: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  while (start < chunk.length) {
    const nul = chunk.indexOf(0, start);
    const end = nul === -1 ? chunk.length : nul + 1;
    yield chunk.subarray(start, end);
    start = end;
  }
}

/**
 * Returns a reader of frames from a stream of bytes in chunks of any size. The reader throws a ProtocolError when a
 * frame is too large, since the parser has no limit.
 */
export const createFrameReader = (): ((chunk: Uint8Array) => IRawFrameType[]) => {
  let frames: IRawFrameType[] = [];
  let unfinishedBytes = 0;
  // The parser swallows what its handlers throw, so they must not throw.
  const parser = new Parser(
    (frame) => {
      frames.push(frame);
      unfinishedBytes = 0;
    },
    () => {
      unfinishedBytes = 0;
    },
  );
  return (chunk) => {
    frames = [];
    for (const piece of piecesOf(chunk)) {
      unfinishedBytes += piece.length;
      if (unfinishedBytes > maxFrameBytes) throw new ProtocolError('Der Frame ist zu groß.');
      parser.parseChunk(Uint8Array.from(piece).buffer);
    }
    return frames;
  };
};

/** The protocol versions, newest first [LC-10]. */
export const versions = ['1.2', '1.1', '1.0'] as const;
export type Version = (typeof versions)[number];

/** Version 1.0 does not escape header values. */
const escapesHeaders = (version: Version): boolean => version !== '1.0';

/** Returns a frame with its headers unescaped as the version demands. */
export const toFrame = (raw: IRawFrameType, version: Version): IFrame =>
  FrameImpl.fromRawFrame(raw, escapesHeaders(version));

/** Returns the text of a frame to send. */
export const writeFrame = (
  command: string,
  headers: Record<string, string>,
  body: string,
  version: Version,
): string =>
  String(FrameImpl.marshall({ command, headers, body, escapeHeaderValues: escapesHeaders(version) }));
