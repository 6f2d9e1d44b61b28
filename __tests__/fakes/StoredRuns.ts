import type * as z from 'zod/mini';
import { refusals } from '../../server/runs/refusals';
import type { ExerciseRun } from '../../src/contract/runs';
import type { CurrentUser } from '../../src/contract/schemas';
import { type Steps, withoutPain } from '../../src/domain/pain';
import { isSameContent } from '../../src/domain/runContent';
import type { FormerRights } from './FormerRights';
import { type CallTable, mayActFor, parse, Refusal, type SignedInCall } from './serverCalls';

interface RunPost {
  clientId: string;
  clientRevision?: number | undefined;
  userId: number;
  start: string;
  /** Only exercise runs have it. */
  screeningRunId?: number | null;
}

interface ServerRun extends RunPost {
  id: number;
  clientRevision: number;
  isDirty: boolean;
  /** Only exercise runs have it. */
  morningPain?: ExerciseRun['morningPain'];
}

interface RunKind<Post> {
  /** The path to which runs are posted, without a slash at the end. */
  path: string;
  postSchema: z.ZodMiniType<Post>;
  /** The server ids begin after this number. */
  lastId: number;
  /** Returns the run as it is stored. Throws a Refusal when it refers to something that does not exist. */
  checked(post: Post): Post;
  /** The users of whom no pain is stored [CS-1]. */
  painless: ReadonlySet<number>;
  /** The runs that were erased on purpose, as `erasureKey`. */
  erased: ReadonlySet<string>;
  /** Client ids of runs that are refused at every revision, and the status of the refusal. */
  refusals: ReadonlyMap<string, number>;
  rights: FormerRights;
}

/** How a run arrived. */
interface Arrival {
  start: string;
  startedAt: number;
  postedBy: number;
}

/** Names a run that was erased on purpose. */
export const erasureKey = ({ userId, clientId }: Pick<RunPost, 'userId' | 'clientId'>) =>
  `${userId} ${clientId}`;

/**
 * The runs of one kind on the server: each once per owner and client id, at its highest revision [API-39] [CO-12].
 */
export class StoredRuns<Post extends RunPost & Steps, Run extends ServerRun & Post> {
  readonly all: Run[] = [];
  /** Every version of every run that was ever stored, also of those that are replaced or lost. */
  readonly history: Run[] = [];
  readonly calls: CallTable<SignedInCall>;
  /** By `erasureKey`. */
  private readonly arrivals = new Map<string, Arrival>();
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

  /** Stores a run under a new id. */
  insert(run: Run): Run {
    this.lastId += 1;
    const inserted = { ...run, id: this.lastId };
    this.all.push(inserted);
    this.history.push(inserted);
    return inserted;
  }

  /** Puts another version of a run in its place. */
  replace(run: Run) {
    this.all.splice(
      this.all.findIndex(({ id }) => id === run.id),
      1,
      run,
    );
  }

  /** Removes a run and returns it. */
  remove(userId: number, clientId: string): Run | undefined {
    const index = this.all.findIndex((run) => run.clientId === clientId && run.userId === userId);
    return index < 0 ? undefined : this.all.splice(index, 1)[0];
  }

  /** Stores the runs of a batch in their order, all or nothing [API-24] [API-30]. */
  private saveAll(posts: Post[], user: CurrentUser): Run[] {
    const before = { all: [...this.all], versions: this.history.length, lastId: this.lastId };
    try {
      return posts.map((post) => {
        const run = this.checked(post, user);
        const stored = this.store(this.kind.painless.has(post.userId) ? withoutPain(run) : run, user);
        // A former trainer learns nothing that others have added [MB-6].
        return mayActFor(user, post.userId) || !stored.morningPain ? stored : withoutMorningPain(stored);
      });
    } catch (refusal) {
      this.all.splice(0, this.all.length, ...before.all);
      this.history.length = before.versions;
      this.lastId = before.lastId;
      throw refusal;
    }
  }

  /** Returns a post as it is stored. Throws a Refusal when it is not taken. What is stored does not matter. */
  private checked(post: Post, user: CurrentUser): Post {
    const refusal = this.kind.refusals.get(post.clientId);
    if (refusal) throw new Refusal(refusal, 'Dieses Screening wird nicht angenommen.');
    const verdict = mayActFor(user, post.userId) ? 'taken' : this.verdictOn(post, user.id);
    if (verdict === undefined) throw new Refusal(403);
    if (this.kind.erased.has(erasureKey(post))) throw new Refusal(410, refusals.erased);
    if (verdict !== 'taken') throw new Refusal(403, refusals[verdict]);
    const arrival = this.arrivals.get(erasureKey(post));
    if (!mayActFor(user, post.userId) && arrival && arrival.postedBy !== user.id)
      throw new Refusal(409, refusals.otherVersion);
    return this.kind.checked(post);
  }

  /** What is to be done with a run of a former trainer; undefined for a stranger [MB-6]. */
  verdictOn(post: Pick<RunPost, 'userId' | 'clientId' | 'start'>, trainerId: number) {
    const { rights } = this.kind;
    const known = this.arrivals.get(erasureKey(post));
    const startedAt = known?.start === post.start ? known.startedAt : rights.countedStart(post);
    return rights.judge({ trainerId, athleteId: post.userId }, startedAt);
  }

  private noteArrival(post: Post, postedBy: number) {
    const known = this.arrivals.get(erasureKey(post));
    const startedAt = known?.start === post.start ? known.startedAt : this.kind.rights.countedStart(post);
    this.arrivals.set(erasureKey(post), { start: post.start, startedAt, postedBy });
  }

  private store(post: Post, user: CurrentUser): Run {
    const { clientId, userId } = post;
    const index = this.all.findIndex((run) => run.clientId === clientId && run.userId === userId);
    const stored = this.all[index];
    if (!stored) {
      this.noteArrival(post, user.id);
      return this.insert({ clientRevision: 0, ...post, isDirty: false } as Run);
    }
    const run = this.updated(stored, post);
    if (run !== stored) this.noteArrival(post, user.id);
    this.all[index] = run;
    this.history.push(run);
    return run;
  }

  /** Returns the stored run as it is after the post [CO-12] [CO-21]. */
  private updated(stored: Run, post: Post): Run {
    const { clientRevision = stored.clientRevision, screeningRunId } = post;
    if (clientRevision < stored.clientRevision) return stored;
    if (clientRevision > stored.clientRevision || post.clientRevision === undefined) {
      const { morningPain } = stored;
      return {
        ...post,
        clientRevision,
        id: stored.id,
        isDirty: false,
        ...(morningPain && { morningPain }),
      } as Run;
    }
    if (!isSameContent(post, stored)) throw new Refusal(409, refusals.otherVersion);
    return screeningRunId ? { ...stored, screeningRunId } : stored;
  }
}

const withoutMorningPain = <Run extends ServerRun>(run: Run): Run => {
  const told = { ...run };
  delete told.morningPain;
  return told;
};
