import { FrameImpl, type IFrame, type IRawFrameType, Parser } from '@stomp/stompjs';

/** What ends a session through the client's fault; the message goes to the client in an ERROR frame. */
export class ProtocolError extends Error {
  constructor(
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ProtocolError';
  }
}

/** The largest frame that a client may send, in bytes; what it has to say fits in a fraction. */
export const maxFrameBytes = 16 * 1024;

/** The pieces of a chunk, each up to and including a NUL byte, which is where a frame may end. */
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
 * Reads frames out of a stream of bytes, however it is cut into chunks. It throws a ProtocolError when a frame grows too
 * large: the parser would keep collecting one that never ends.
 */
export const createFrameReader = (): ((chunk: Uint8Array) => IRawFrameType[]) => {
  let frames: IRawFrameType[] = [];
  let unfinishedBytes = 0;
  // The parser swallows what its handlers throw, so they do nothing that could.
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

/** The protocol versions, the best first [LC-10]. */
export const versions = ['1.2', '1.1', '1.0'] as const;
export type Version = (typeof versions)[number];

/** Before 1.1, header values were sent as they are. */
const escapesHeaders = (version: Version): boolean => version !== '1.0';

/** A frame that was read, with its headers as the version means them. */
export const toFrame = (raw: IRawFrameType, version: Version): IFrame =>
  FrameImpl.fromRawFrame(raw, escapesHeaders(version));

/** The text of a frame to send. */
export const writeFrame = (
  command: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  version: Version,
): string =>
  String(
    FrameImpl.marshall({
      command,
      headers: { ...headers },
      body,
      escapeHeaderValues: escapesHeaders(version),
    }),
  );
