import type * as z from 'zod/mini';
import type { CurrentUser } from '../../src/contract/schemas';
import { type CallTable, demandActFor, parse, Refusal, type SignedInCall } from './serverCalls';

interface RunPost {
  clientId: string;
  clientRevision?: number | undefined;
  userId: number;
}

interface ServerRun extends RunPost {
  id: number;
  clientRevision: number;
  start: string;
  isDirty: boolean;
}

interface RunKind<Post> {
  /** The path to which runs are posted, without a slash at the end. */
  path: string;
  postSchema: z.ZodMiniType<Post>;
  /** The server ids begin after this number. */
  lastId: number;
  /** Throws a Refusal when the run refers to something that does not exist. */
  demandTarget(post: Post): void;
  /** Client ids of runs that are refused at every revision, and the status of the refusal. */
  refusals: ReadonlyMap<string, number>;
}

/**
 * The runs of one kind on the server: each once per owner and client id, at its highest revision [API-39] [CO-12].
 */
export class StoredRuns<Post extends RunPost, Run extends ServerRun & Post> {
  readonly all: Run[] = [];
  readonly calls: CallTable<SignedInCall>;
  private lastId: number;

  constructor(private readonly kind: RunKind<Post>) {
    const { path, postSchema, lastId } = kind;
    this.lastId = lastId;
    this.calls = {
      [`POST ${path}`]: ({ body, user }) => this.saveAll([parse(postSchema, body)], user)[0],
      [`POST ${path}/all`]: ({ body, user }) => {
        if (!Array.isArray(body)) throw new Refusal(400);
        return this.saveAll(
          body.map((post) => parse(postSchema, post)),
          user,
        );
      },
    };
  }

  /** Returns the runs, oldest start first. */
  ofUser(userId: number): Run[] {
    const own = this.all.filter((run) => run.userId === userId);
    return own.sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  }

  /** Returns the run with this client id. There is at most one per owner. */
  find(clientId: string): Run | undefined {
    return this.all.find((run) => run.clientId === clientId);
  }

  /** Adds a run that another device sent. */
  add(run: Run) {
    this.all.push(run);
  }

  /** Stores all runs of a batch or none: it checks all of them before it stores the first one [API-24] [API-30]. */
  private saveAll(posts: Post[], user: CurrentUser): Run[] {
    for (const post of posts) {
      const refusal = this.kind.refusals.get(post.clientId);
      if (refusal) throw new Refusal(refusal, 'Dieser Lauf wird nicht angenommen.');
      demandActFor(user, post.userId);
      this.kind.demandTarget(post);
    }
    return posts.map((post) => this.store(post));
  }

  private store(post: Post): Run {
    const { clientId, userId } = post;
    const index = this.all.findIndex((run) => run.clientId === clientId && run.userId === userId);
    const stored = this.all[index];
    const clientRevision = post.clientRevision ?? stored?.clientRevision ?? 0;
    if (stored && stored.clientRevision > clientRevision) return stored;
    if (!stored) this.lastId += 1;
    const run = { ...post, clientRevision, id: stored?.id ?? this.lastId, isDirty: false } as Run;
    if (stored) this.all[index] = run;
    else this.all.push(run);
    return run;
  }
}
