import type { Entry, EntryOf } from '../../src/domain/outbox';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import type { LocalRun, RunKind } from '../../src/domain/runs';

/** A run as it was last saved on the device, whatever became of the device since. */
export interface SavedRun {
  kind: RunKind;
  clientId: string;
  recordedBy: number;
  revision: number;
  /** What of it the server gets. */
  sent: string;
  /** The answers on the screen, or null once the run is no longer open: then only what was left with 'Weiter' counts. */
  drafts: string | null;
  /** `clientId` of the screening run that an exercise run follows from. */
  follows: string | null;
}

/** The same text for the same value, in whatever order its fields come. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * What the server gets of a run, or has of it, but for what it finds out by itself: ids, and that of the screening run a
 * exercise run follows from.
 */
export const sentPart = (run: object): string => {
  const found = { id: undefined, isDirty: undefined, clientRevision: undefined, screeningRunId: undefined };
  return canonical({ ...run, ...found });
};

const postOf = (run: LocalRun) => (run.kind === 'exerciseRun' ? exerciseRunPost(run) : screeningRunPost(run));

const draftsOf = (run: LocalRun) =>
  run.kind === 'screeningRun' && run.position !== null ? canonical(run.drafts) : null;

/** A run that was left and is open again, or the other way round, says nothing about its answers. */
const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

/** Whether a run is all that was saved of it. */
export const isAsSaved = (run: LocalRun, saved: SavedRun): boolean =>
  sentPart(postOf(run)) === saved.sent && (saved.drafts === null || draftsOf(run) === saved.drafts);

/** What was ever saved; it must be found again, on the device or on the server. */
export class Ledger {
  readonly runs = new Map<string, SavedRun>();
  /** In the order in which they were saved, with the number of their tab. */
  readonly messages: (EntryOf<'message'> & { tab: number })[] = [];
  /** By the client id of the exercise run, in the order in which it was written, also what could not be saved. */
  readonly feedback = new Map<string, { clientId: string; comment: string; isSaved: boolean }[]>();

  /** Notes that a run was saved. Returns what is wrong with it, or null. */
  saveRun(run: LocalRun): string | null {
    const { kind, clientId, clientRevision: revision, recordedBy } = run;
    const former = this.runs.get(clientId);
    if (former && former.revision > revision) return null;
    const sent = sentPart(postOf(run));
    const drafts = draftsOf(run);
    const follows = run.kind === 'exerciseRun' ? run.screeningRunClientId : null;
    this.runs.set(clientId, { kind, clientId, recordedBy, revision, sent, drafts, follows });
    const isSavedOver =
      former?.revision === revision && (former.sent !== sent || differ(former.drafts, drafts));
    return isSavedOver ? `revision ${revision} of ${clientId} was saved over with something else` : null;
  }

  /** Notes that an entry of the outbox was saved, or that its saving failed. */
  saveEntry(entry: Entry, tab: number, isSaved: boolean) {
    if (entry.kind === 'feedback') this.saveFeedback(entry, isSaved);
    else if (isSaved && !this.messages.some(({ clientId }) => clientId === entry.clientId)) {
      this.messages.push({ ...entry, tab });
    }
  }

  private saveFeedback({ clientId, payload }: EntryOf<'feedback'>, isSaved: boolean) {
    const run = payload.exerciseRunClientId ?? '';
    const written = this.feedback.get(run) ?? [];
    this.feedback.set(run, written);
    const known = written.find((one) => one.clientId === clientId);
    if (known) known.isSaved ||= isSaved;
    else written.push({ clientId, comment: payload.comment, isSaved });
  }

  /** Whether this user has saved anything. */
  knows({ id }: { id: number }): boolean {
    const recorders = [...this.runs.values()].map(({ recordedBy }) => recordedBy);
    return [...recorders, ...this.messages.map(({ writtenBy }) => writtenBy)].includes(id);
  }
}
