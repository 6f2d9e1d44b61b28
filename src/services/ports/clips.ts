/** What asks a server that does not list its clips for each of them [VI-5]. */
import type { ClipState } from '../../domain/clips';

export interface ClipQuestions {
  /**
   * Whether to ask now, in milliseconds since the epoch: not within a day of the last time, and not where the person
   * wants the browser to load as little as it can.
   */
  mayAsk(now: number): boolean;
  /** Notes that all clips were asked for, or have just come. It is kept for the device, not for a person. */
  noteAsked(now: number): void;
  /**
   * Asks what the server says of a clip without its bytes, past what the browser keeps of it. Rejects with `ApiError`,
   * after 10 s without an answer, too [CO-1].
   */
  stateOf(fileName: string, token: string, signal: AbortSignal): Promise<ClipState>;
}

/** Loads the code that asks. */
export interface ClipQuestionsLoader {
  load(): Promise<ClipQuestions>;
}
