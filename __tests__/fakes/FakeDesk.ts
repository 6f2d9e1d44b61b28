import type { Changes } from '../../src/contract/changes';
import type { Screening } from '../../src/contract/schemas';
import { byKind } from '../../src/domain/changes';
import { type SeenMark, withSeen } from '../../src/domain/desk/seen';
import type { DeskData } from '../../src/domain/deskData';
import type { Owner } from '../../src/domain/owner';
import type { Desk } from '../../src/services/ports';
import { bindMethods } from './bindMethods';
import { diskIsFull } from './FakeDatabase';

interface Held extends DeskData {
  userId: number;
  instance: string | null;
  cursor: string | null;
  clips?: string;
  seen?: SeenMark[];
}

/** What `athletik-desk` holds on a device; null before the first whole update. */
export interface DeskDisk {
  held: Held | null;
}

export const emptyDeskDisk = (): DeskDisk => ({ held: null });

/**
 * `athletik-desk` in memory. It copies everything that goes in or out. Each method takes effect in the order of the
 * calls.
 */
export class FakeDesk implements Desk {
  private last: Promise<unknown> = Promise.resolve();
  private isDead = false;

  /** `device` says whether there is space left, as for `as_db`. */
  constructor(
    private readonly disk: DeskDisk,
    private readonly device: { isFull: boolean },
  ) {
    bindMethods(this);
  }

  /** The tab dies: pending calls have no effect, and their promises never settle. */
  kill() {
    this.isDead = true;
  }

  private enqueue<Result>(work: () => Result): Promise<Result> {
    const result = this.last.then(() => (this.isDead ? new Promise<Result>(() => {}) : work()));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Changes what is held for this user. */
  private change(owner: Owner, change: (held: Held) => Held): Promise<void> {
    return this.enqueue(() => {
      const { held } = this.disk;
      if (!isFor(held, owner)) return;
      if (this.device.isFull) throw diskIsFull();
      this.disk.held = structuredClone(change(held));
    });
  }

  load(owner: Owner): Promise<DeskData | null> {
    return this.enqueue(() => {
      const { held } = this.disk;
      if (!isFor(held, owner)) return null;
      const { trainings, feedback, published } = held;
      return structuredClone({ trainings, feedback, published });
    });
  }

  replace(data: DeskData, owner: Owner): Promise<void> {
    const own = structuredClone(data);
    return this.enqueue(() => {
      if (this.device.isFull) throw diskIsFull();
      const { held } = this.disk;
      const seen = (isFor(held, owner) && held.seen) || [];
      this.disk.held = { ...own, userId: owner.id, instance: owner.instance, cursor: null, seen };
    });
  }

  apply(changes: Pick<Changes, 'gone' | 'exerciseRuns' | 'feedback'>, owner: Owner): Promise<void> {
    const own = structuredClone(changes);
    const ids = byKind(own.gone);
    return this.change(owner, (held) => {
      const left = held.trainings.filter(
        ({ id, userId }) => ids.athlete.includes(userId) || ids.exerciseRun.includes(id),
      );
      const gone = new Set([...ids.exerciseRun, ...ids.feedback, ...left.map(({ id }) => id)]);
      const trainings = held.trainings.filter((training) => !left.includes(training));
      const feedback = held.feedback.filter(({ exerciseRunId }) => !gone.has(exerciseRunId));
      return {
        ...held,
        trainings: replaced(trainings, own.exerciseRuns, ({ id }) => id),
        feedback: replaced(feedback, own.feedback, ({ exerciseRunId }) => exerciseRunId),
      };
    });
  }

  replacePublished(screenings: Screening[], owner: Owner): Promise<void> {
    return this.change(owner, (held) => ({ ...held, published: screenings }));
  }

  cursor(owner: Owner): Promise<string | null> {
    return this.enqueue(() => (isFor(this.disk.held, owner) ? this.disk.held.cursor : null));
  }

  saveCursor(cursor: string | null, owner: Owner): Promise<void> {
    return this.change(owner, (held) => ({ ...held, cursor }));
  }

  comparedClips(owner: Owner): Promise<string | null> {
    return this.enqueue(() => (isFor(this.disk.held, owner) && this.disk.held.clips) || null);
  }

  saveComparedClips(clips: string, owner: Owner): Promise<void> {
    return this.change(owner, (held) => ({ ...held, clips }));
  }

  seen(owner: Owner): Promise<SeenMark[]> {
    return this.enqueue(() => structuredClone((isFor(this.disk.held, owner) && this.disk.held.seen) || []));
  }

  see(mark: SeenMark, owner: Owner): Promise<void> {
    return this.change(owner, (held) => ({ ...held, seen: withSeen(held.seen ?? [], mark) }));
  }

  clear(): Promise<void> {
    return this.enqueue(() => {
      this.disk.held = null;
    });
  }
}

const isFor = (held: Held | null, { id, instance }: Owner): held is Held =>
  held?.userId === id && held.instance === instance;

/** Puts each row in the place of the one with its key. */
const replaced = <Row>(rows: readonly Row[], changed: readonly Row[], keyOf: (row: Row) => number): Row[] => {
  const keys = new Set(changed.map(keyOf));
  return [...rows.filter((row) => !keys.has(keyOf(row))), ...changed].sort((a, b) => keyOf(a) - keyOf(b));
};
