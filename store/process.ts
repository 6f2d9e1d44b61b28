/** What is loaded or sent, and how far it is. `More` are the further states of what needs them. */
export interface Process<More extends string = never> {
  status: 'idle' | 'running' | 'failed' | 'succeeded' | More;
  /** Why it failed, in German. */
  error: string | null;
}

export const idle: Process = { status: 'idle', error: null };
export const running: Process = { status: 'running', error: null };
export const succeeded: Process = { status: 'succeeded', error: null };
export const failed = (error: string): Process => ({ status: 'failed', error });
