import type * as z from 'zod/mini';

interface ServerRun {
  id: number;
  clientId: string;
  clientRevision: number;
  userId: number;
  start: string;
}

/** The runs of one kind on the server: each once per owner and client id, at its highest revision [API-39, CO-12]. */
export class StoredRuns<Run extends ServerRun> {
  readonly all: Run[] = [];

  constructor(
    private lastId: number,
    private readonly postSchema: z.ZodMiniType,
  ) {}

  /** The bare shape of a post, with nothing in it that is the browser's business. */
  isValid(post: unknown): boolean {
    const parsed = this.postSchema.safeParse(post);
    return parsed.success && Object.keys(post as object).every((key) => key in (parsed.data as object));
  }

  has(id: number): boolean {
    return this.all.some((run) => run.id === id);
  }

  /** Oldest start first. */
  ofUser(userId: number): Run[] {
    const own = this.all.filter((run) => run.userId === userId);
    return own.sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  }

  /** The run of a client id; there is at most one per owner. */
  find(clientId: string): Run | undefined {
    return this.all.find((run) => run.clientId === clientId);
  }

  /** A run that came from elsewhere. */
  add(run: Run) {
    this.all.push(run);
  }

  store(post: unknown): Run {
    const fresh = structuredClone(post) as Run;
    const index = this.all.findIndex((run) => run.clientId === fresh.clientId && run.userId === fresh.userId);
    const stored = this.all[index];
    if (stored && stored.clientRevision > fresh.clientRevision) return stored;
    if (!stored) this.lastId += 1;
    const run = { ...fresh, id: stored?.id ?? this.lastId, isDirty: false };
    if (stored) this.all[index] = run;
    else this.all.push(run);
    return run;
  }
}
