import { withoutTrainerNotes } from '../../server/screening/trainerNotes';
import type { Changes, Gone } from '../../src/contract/changes';
import type { Feedback } from '../../src/contract/feedback';
import type { CurrentUser } from '../../src/contract/schemas';
import type { FakeServer } from './FakeServer';
import { type CallTable, demandActFor, Refusal, type SignedInCall } from './serverCalls';

/** A row of an answer, and its name among all of them. */
interface Item {
  name: string;
  field: 'users' | 'userScreenings' | 'runs' | 'exerciseRuns' | 'feedback' | 'exercises';
  row: unknown;
  /** Other than before after each change of the row, also one back to what it was. */
  version: string;
}

/** What a device holds at a cursor: the version and the JSON of each row by its name. */
type Held = ReadonlyMap<string, { version: string; json: string }>;

interface Snapshot {
  userId: number;
  epoch: string | null;
  instance: string | null;
  athleteIds: readonly number[];
  /** How often this user has gained each athlete. */
  gains: ReadonlyMap<number, number>;
  me: string;
  held: Held;
  /** The names of the runs that were erased by then. */
  erased: ReadonlySet<string>;
}

/** At most this many rows fill a page, so that small clubs have several pages, too. */
const pageSize = 4;

const noChanges = (): Omit<Changes, 'cursor'> => ({
  me: null,
  users: [],
  userScreenings: [],
  screenings: [],
  runs: [],
  exerciseRuns: [],
  feedback: [],
  exercises: [],
  basis: null,
  feedbackQuestions: null,
  gone: [],
});

/**
 * The part of the server that tells what changed [DE-6]. It has no log: a cursor names what the device holds then, and
 * the changes are the difference.
 */
export class FakeChanges {
  /** By their cursors. */
  private readonly snapshots = new Map<string, Snapshot>();
  private cursors = 0;
  /** The server replaces the rows that it changes. */
  private readonly numbers = new WeakMap<object, number>();
  private rows = 0;
  /** By trainer and athlete. */
  private readonly gains = new Map<number, Map<number, number>>();
  readonly calls: CallTable<SignedInCall> = {
    'GET /changes': ({ user }) => ({ ...noChanges(), cursor: this.note(this.snapshotOf(user)) }),
    'GET /changes/*': ({ user, params: [cursor] }) => this.since(cursor, user),
    'GET /exercise/runs/user/*': ({ user, params: [userId] }) => {
      demandActFor(user, Number(userId));
      return this.server.exerciseRuns.ofUser(Number(userId)).map(rated);
    },
    'GET /exercise/feedback/user/*': ({ user, params: [userId] }) => {
      demandActFor(user, Number(userId));
      return this.feedbackOf(Number(userId));
    },
  };

  constructor(private readonly server: FakeServer) {}

  private numberOf(stored: object): number {
    const known = this.numbers.get(stored);
    if (known !== undefined) return known;
    this.rows += 1;
    this.numbers.set(stored, this.rows);
    return this.rows;
  }

  private note(snapshot: Snapshot): string {
    this.cursors += 1;
    this.snapshots.set(String(this.cursors), snapshot);
    return String(this.cursors);
  }

  /** A trainer has gained an athlete, whose data then comes whole, however short the right was gone. */
  noteGain(trainerId: number, athleteId: number) {
    const gains = this.gainsOf(trainerId);
    this.gains.set(trainerId, gains.set(athleteId, (gains.get(athleteId) ?? 0) + 1));
  }

  private gainsOf(userId: number): Map<number, number> {
    return new Map(this.gains.get(userId));
  }

  /** Every cursor so far is older than the log. */
  forget() {
    this.snapshots.clear();
  }

  private feedbackOf(userId: number): Feedback[] {
    const runs = this.server.exerciseRuns.all.filter((run) => run.userId === userId);
    return runs.flatMap(({ id }) => this.server.feedback.get(id) ?? []);
  }

  /** Everything that this user may see. */
  private itemsOf(user: CurrentUser): Item[] {
    const { content, screeningRuns, exerciseRuns } = this.server;
    const athleteIds = [user.id, ...user.athleteIds];
    const isSeen = ({ userId }: { userId: number }) => athleteIds.includes(userId);
    const item = (field: Item['field'], id: number, stored: object, row: unknown = stored): Item => ({
      name: `${field}/${id}`,
      field,
      row,
      version: `${this.numberOf(stored)} ${JSON.stringify(row)}`,
    });
    return [
      ...content.users
        .filter(({ id }) => athleteIds.includes(id))
        .map((user) => {
          const { id, username, firstName, lastName, invitedAt } = user;
          const invited = invitedAt && { invitedAt };
          return item('users', id, user, { id, username, firstName, lastName, ...invited });
        }),
      ...content.exercises.map((row) => item('exercises', row.id, row)),
      ...content.userScreenings
        .filter(isSeen)
        .map((row) =>
          item('userScreenings', row.id, row, row.userId === user.id ? withoutTrainerNotes(row) : row),
        ),
      ...screeningRuns.all.filter(isSeen).map((row) => item('runs', row.id, row, rated(row))),
      ...exerciseRuns.all.filter(isSeen).map((row) => item('exerciseRuns', row.id, row, rated(row))),
      ...athleteIds.flatMap((userId) =>
        this.feedbackOf(userId).map((row) => item('feedback', row.exerciseRunId, row)),
      ),
    ];
  }

  private snapshotOf(user: CurrentUser): Snapshot {
    const { epoch, instance } = this.server;
    const held = new Map(this.itemsOf(user).map((item) => [item.name, heldOf(item)]));
    const erased = new Set(this.erased());
    const gains = this.gainsOf(user.id);
    const { id: userId, athleteIds } = user;
    return { userId, epoch, instance, athleteIds, gains, me: meOf(user), held, erased };
  }

  /** The names of the runs that were stored once and are no more. */
  private erased(): string[] {
    const { screeningRuns, exerciseRuns } = this.server;
    const missing = ({ all, history }: { all: { id: number }[]; history: { id: number }[] }) =>
      history.map(({ id }) => id).filter((id) => !all.some((run) => run.id === id));
    return [
      ...missing(screeningRuns).map((id) => `runs/${id}`),
      ...missing(exerciseRuns).map((id) => `exerciseRuns/${id}`),
    ];
  }

  private since(cursor: string, user: CurrentUser): Changes {
    const { epoch, instance, content } = this.server;
    const before = this.snapshots.get(cursor);
    if (before?.userId !== user.id || before.epoch !== epoch || before.instance !== instance)
      throw new Refusal(410);
    const held = new Map(before.held);
    const changes = { ...noChanges(), gone: this.lost(before, user, held) };
    const items = this.itemsOf(user);
    const changed = items.filter(({ name, version }) => held.get(name)?.version !== version);
    const here = new Set(items.map(({ name }) => name));
    const erased = new Set(this.erased());
    const newlyErased = [...erased].filter((name) => !before.erased.has(name));
    const gone = new Set([...newlyErased, ...[...held.keys()].filter((name) => !here.has(name))]);
    for (const name of gone) {
      changes.gone.push(goneOf(name));
      held.delete(name);
    }
    for (const item of changed.slice(0, pageSize)) {
      (changes[item.field] as unknown[]).push(item.row);
      held.set(item.name, heldOf(item));
    }
    const me = meOf(user);
    // The device may have read who its athletes are while one of them was away.
    const hasRegained = user.athleteIds.some((id) => this.gainsOf(user.id).get(id) !== before.gains.get(id));
    if (me !== before.me || hasRegained) changes.me = JSON.parse(me);
    const referred = new Set(
      [...changes.userScreenings, ...changes.runs].map(({ screeningId }) => screeningId),
    );
    changes.screenings = content.screenings.filter(({ id }) => referred.has(id));
    const athleteIds = user.athleteIds;
    const gains = this.gainsOf(user.id);
    return {
      ...changes,
      cursor: this.note({ userId: user.id, epoch, instance, athleteIds, gains, me, held, erased }),
    };
  }

  /**
   * The athletes whom this user may not see any more, or could not see for a while. Removes what is theirs from what
   * the device holds.
   */
  private lost(before: Snapshot, user: CurrentUser, held: Map<string, { json: string }>): Gone[] {
    const gains = this.gainsOf(user.id);
    const isLost = (id: number) => !user.athleteIds.includes(id) || gains.get(id) !== before.gains.get(id);
    const ids = before.athleteIds.filter((id) => id !== user.id && isLost(id));
    for (const [name, { json }] of held) {
      const row: { userId?: number; id?: number } = JSON.parse(json);
      const isTheirs = name.startsWith('users/') ? ids.includes(row.id ?? 0) : ids.includes(row.userId ?? 0);
      if (isTheirs) held.delete(name);
    }
    return ids.map((id) => ({ kind: 'athlete', id }));
  }
}

const heldOf = ({ version, row }: Item) => ({ version, json: JSON.stringify(row) });

const kinds: Record<Item['field'], Gone['kind']> = {
  users: 'athlete',
  userScreenings: 'userScreening',
  runs: 'screeningRun',
  exerciseRuns: 'exerciseRun',
  feedback: 'feedback',
  exercises: 'exercise',
};

const goneOf = (name: string): Gone => {
  const [field, id] = name.split('/');
  return { kind: kinds[field as Item['field']], id: Number(id) };
};

const meOf = ({ token: _secret, ...details }: CurrentUser) => JSON.stringify(details);

/** The fake server does not note who rated. */
export const rated = <Run extends object>(run: Run) => ({ ...run, ratedBy: null });
