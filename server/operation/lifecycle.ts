import type { ServerResponse } from 'node:http';

/**
 * Where the process is in its life, and what it still has to answer. It begins to stop once, and then finishes the
 * requests that it has begun.
 */
export class Lifecycle {
  /** Whether the server is stopping. */
  isStopping = false;
  private readonly unanswered = new Set<ServerResponse>();
  private waiting: (() => void)[] = [];

  /** Counts a request until its answer is sent or its client is gone. */
  begin(response: ServerResponse): void {
    this.unanswered.add(response);
    response.once('close', () => {
      this.unanswered.delete(response);
      if (this.unanswered.size === 0) for (const go of this.waiting.splice(0)) go();
    });
  }

  /** Resolves when no request is being answered. */
  async idle(): Promise<void> {
    if (this.unanswered.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
