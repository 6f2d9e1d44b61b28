import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import type { LocalRun } from '../../src/domain/runs';
import type { Disk } from '../fakes/FakeDatabase';
import type { Upheaval } from './upheaval';

/** The rows of both kinds of run, before or after one write. */
type Tables = Disk['tables'];

/** One run before and after a write; undefined while it is not on the device. */
export interface RowChange {
  clientId: string;
  before: LocalRun | undefined;
  after: LocalRun | undefined;
}

/**
 * The states of the diagram in docs/sync.md, as a row shows them. 'empty' is a run that was left without any answer:
 * there is nothing to send [FL-5]. 'sending' cannot be seen in a row: it is a run that waits while it is being sent.
 */
export type RowState = 'none' | 'open' | 'waiting' | 'refused' | 'sent' | 'empty';

export const stateOf = (row: LocalRun | undefined): RowState => {
  if (!row) return 'none';
  if (row.position !== null) return 'open';
  if (row.refusal !== null) return 'refused';
  if (row.isDirty) return 'waiting';
  return row.id === undefined ? 'empty' : 'sent';
};

/**
 * The arrows of the diagram, and what it leaves out: a run may be stored for the first time when it ends, because the
 * disk was full before. A run of another device arrives as sent. A refused or sent run that is open shows that only
 * when it is left. `rareArrows` has those of upheavals.
 */
const arrows: Record<RowState, readonly RowState[]> = {
  none: ['open', 'waiting', 'empty', 'sent'],
  open: ['open', 'waiting', 'refused', 'sent', 'empty'],
  waiting: ['waiting', 'refused', 'sent'],
  refused: ['refused', 'waiting'],
  sent: ['sent', 'none'],
  empty: ['empty'],
};

/** The arrows of the diagram that only an upheaval has. */
const rareArrows: Record<Upheaval['what'], Partial<Record<RowState, readonly RowState[]>>> = {
  restored: { sent: ['waiting'] },
  copiedDevice: { empty: ['sent'] },
  newServer: {},
  erased: {
    open: ['none'],
    waiting: ['none'],
    sent: ['waiting'],
  },
  personErased: {},
  evicted: {
    none: ['refused'],
    open: ['none'],
    waiting: ['none'],
    refused: ['none'],
    empty: ['none'],
  },
};

/**
 * Whether an unfinished run goes on in a newer state. Another tab has left it, and a tab that had it in memory only
 * writes it now. Or it was set aside while its athlete left the device [MB-6], and the person goes on with it.
 */
const isCaughtUp = ({ before, after }: RowChange): boolean =>
  before?.completed === false && (after?.clientRevision ?? 0) > before.clientRevision;

/** Returns what is wrong with a change that the diagram does not have, or null. */
export const wrongArrow = (change: RowChange, upheaval: Upheaval | null): string | null => {
  const { clientId, before, after } = change;
  const [from, to] = [stateOf(before), stateOf(after)];
  const rare = upheaval ? (rareArrows[upheaval.what][from] ?? []) : [];
  const isLate = (to === 'waiting' || (from === 'refused' && to === 'open')) && isCaughtUp(change);
  if (!arrows[from].includes(to) && !rare.includes(to) && !isLate)
    return `${clientId} went from ${from} to ${to}`;
  if (upheaval?.what === 'evicted' && to === 'waiting' && after?.clientRevision === 0)
    return `${clientId} is to be sent without any answer`;
  if (before && after && after.clientRevision < before.clientRevision)
    return `${clientId} went back from revision ${before.clientRevision} to ${after.clientRevision}`;
  return null;
};

const allOf = ({ screeningRun, exerciseRun }: Tables): LocalRun[] => [...screeningRun, ...exerciseRun];

/** The runs of both tables that are in one of them or differ in both. */
const changesOf = (before: Tables, after: Tables): RowChange[] => {
  const former = new Map(allOf(before).map((row) => [row.clientId, row]));
  const now = allOf(after);
  const kept = now.map((row) => ({ clientId: row.clientId, before: former.get(row.clientId), after: row }));
  for (const { clientId } of now) former.delete(clientId);
  const gone = [...former.values()].map((row) => ({ clientId: row.clientId, before: row, after: undefined }));
  return [...kept, ...gone];
};

/** Calls back after each write to the device, with every run before and after it, also those that did not change. */
export const watchRows = (disk: Disk, listener: (changes: RowChange[]) => void) => {
  let { tables } = disk;
  Object.defineProperty(disk, 'tables', {
    get: () => tables,
    set: (next: Tables) => {
      const changes = changesOf(tables, next);
      tables = next;
      listener(changes);
    },
  });
};

/** A run as it is sent. */
export const postOf = (run: LocalRun) =>
  run.kind === 'exerciseRun' ? exerciseRunPost(run) : screeningRunPost(run);
