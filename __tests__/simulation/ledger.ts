import { isFailing } from '../../src/domain/failure';
import type { Entry, EntryOf } from '../../src/domain/outbox';
import type { LocalRun, RunKind } from '../../src/domain/runs';
import { postOf } from './transitions';

/** A run as it was last saved on the device, even if the device was changed since. */
export interface SavedRun {
  kind: RunKind;
  clientId: string;
  recordedBy: number;
  /** Whom it is about. */
  userId: number;
  revision: number;
  /** The part of the run that is sent to the server. */
  sent: string;
  /** The answers on the screen; null when the run is not open, because then only tests left with 'Weiter' count. */
  drafts: string | null;
  /** Client id of the screening run that an exercise run follows from. */
  follows: string | null;
}

/** Returns the same text for equal values, independent of the order of their fields. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * The part of a run that both the app and the server have, without the fields that the server sets: the ids of the run
 * and of the screening run that it follows from.
 */
export const sentPart = (run: object): string => {
  const found = { id: undefined, isDirty: undefined, clientRevision: undefined, screeningRunId: undefined };
  return canonical({ ...run, ...found });
};

const draftsOf = (run: LocalRun) =>
  run.kind === 'screeningRun' && run.position !== null ? canonical(run.drafts) : null;

/** Drafts can be compared only if the run is open in both: null means that it is not open. */
const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

type Content = Pick<SavedRun, 'sent' | 'drafts'>;

const contentOf = (run: LocalRun): Content => ({ sent: sentPart(postOf(run)), drafts: draftsOf(run) });

const contents = new WeakMap<LocalRun, Content>();

/** The content of a row. A row is replaced, never changed, and is looked at after every write. */
const contentOfRow = (row: LocalRun): Content => {
  const content = contents.get(row) ?? contentOf(row);
  contents.set(row, content);
  return content;
};

/** Whether a row still contains everything that was saved. */
export const isAsSaved = (row: LocalRun, saved: SavedRun): boolean => {
  const { sent, drafts } = contentOfRow(row);
  return sent === saved.sent && !differ(drafts, saved.drafts);
};

/** One feedback that a person wrote. */
export interface WrittenFeedback {
  clientId: string;
  comment: string;
  isSaved: boolean;
  /** The time in the entry. */
  writtenAt: string;
  /** The number of the tab in which it was written. */
  tab: number;
}

/** Everything that was ever saved. It must be found again, on the device or on the server. */
export class Ledger {
  readonly runs = new Map<string, SavedRun>();
  /** In the order in which they were saved, with the number of their tab. */
  readonly messages: (EntryOf<'message'> & { tab: number })[] = [];
  /** By the client id of the exercise run, in the order of writing, including feedback that could not be saved. */
  readonly feedback = new Map<string, WrittenFeedback[]>();

  /** The new client ids of forks by their former ones. */
  readonly forks = new Map<string, string>();
  /** Client ids of the runs of which an older state was saved again. */
  private readonly restarted = new Set<string>();
  /** Every content that was ever saved of a run, by its client id. */
  private readonly contents = new Map<string, Set<string>>();

  /**
   * Client ids of the messages that were refused, could not be saved at once or failed several times [FL-15]: they may
   * arrive after later ones.
   */
  readonly delayed: Set<string>;
  /** Client ids of the messages that a person removed. */
  private readonly forgotten = new Set<string>();

  constructor(delayed = new Set<string>()) {
    this.delayed = delayed;
  }

  /** Returns the ledger of a copied device. What is delayed on one of the two may come late from both. */
  copy(): Ledger {
    const copy = new Ledger(this.delayed);
    for (const [clientId, run] of this.runs) copy.runs.set(clientId, run);
    copy.messages.push(...this.messages);
    for (const [run, written] of this.feedback) copy.feedback.set(run, structuredClone(written));
    for (const clientId of this.forgotten) copy.forgotten.add(clientId);
    for (const [clientId, contents] of this.contents) copy.contents.set(clientId, new Set(contents));
    for (const [former, fork] of this.forks) copy.forks.set(former, fork);
    for (const clientId of this.restarted) copy.restarted.add(clientId);
    return copy;
  }

  /** A run goes on under a new client id. What was saved of it must arrive there. */
  fork(former: string, clientId: string) {
    const saved = this.runs.get(former);
    this.forks.set(former, clientId);
    if (!saved) return;
    this.runs.delete(former);
    const sent = canonical({ ...(JSON.parse(saved.sent) as object), clientId });
    this.noteContent(clientId, sent);
    this.runs.set(clientId, { ...saved, clientId, sent });
  }

  /** What was saved of this run before counts no more. */
  restart(run: LocalRun) {
    this.restarted.add(run.clientId);
    this.runs.delete(run.clientId);
    this.saveRun(run);
  }

  /** Whether the run began again without any answer. What the server has of it was saved before. */
  isBegunAgain({ clientId, revision }: SavedRun): boolean {
    return revision === 0 && this.restarted.has(clientId);
  }

  private noteContent(clientId: string, sent: string) {
    this.contents.set(clientId, (this.contents.get(clientId) ?? new Set()).add(sent));
  }

  /** Whether a run was ever saved with this content. */
  hasSent(clientId: string, sent: string): boolean {
    return this.contents.get(clientId)?.has(sent) ?? false;
  }

  /** Whether a run was ever saved under this client id. */
  hasKnown(clientId: string): boolean {
    return this.contents.has(clientId) || this.runs.has(clientId);
  }

  /** Records that a run was saved. Returns what is wrong with it, or null. */
  saveRun(run: LocalRun): string | null {
    const { kind, clientId, clientRevision: revision, recordedBy, userId } = run;
    const former = this.runs.get(clientId);
    if (former && former.revision > revision) return null;
    const { sent, drafts } = contentOf(run);
    this.noteContent(clientId, sent);
    const follows = run.kind === 'exerciseRun' ? run.screeningRunClientId : null;
    this.runs.set(clientId, { kind, clientId, recordedBy, userId, revision, sent, drafts, follows });
    const isSavedOver =
      former?.revision === revision && (former.sent !== sent || differ(former.drafts, drafts));
    return isSavedOver ? `revision ${revision} of ${clientId} was saved over with something else` : null;
  }

  /** The person discards a run: it may be gone from now on. */
  forgetRun(clientId: string) {
    this.runs.delete(clientId);
  }

  /** The person removes a message: it may be gone from now on. */
  forgetMessage(clientId: string) {
    this.forgotten.add(clientId);
  }

  isForgotten(clientId: string): boolean {
    return this.forgotten.has(clientId);
  }

  /** Records that an entry of the outbox was saved, or that saving it failed. */
  saveEntry(entry: Entry, tab: number, isSaved: boolean) {
    if (entry.refusal !== null || !isSaved || isFailing(entry)) this.delayed.add(entry.clientId);
    if (entry.kind === 'feedback') this.saveFeedback(entry, tab, isSaved);
    else if (
      entry.kind === 'message' &&
      isSaved &&
      !this.messages.some(({ clientId }) => clientId === entry.clientId)
    ) {
      this.messages.push({ ...entry, tab });
    }
  }

  private saveFeedback({ clientId, payload, writtenAt }: EntryOf<'feedback'>, tab: number, isSaved: boolean) {
    const run = payload.exerciseRunClientId ?? '';
    const written = this.feedback.get(run) ?? [];
    this.feedback.set(run, written);
    const known = written.find((one) => one.clientId === clientId);
    if (known) known.isSaved ||= isSaved;
    else written.push({ clientId, comment: payload.comment, isSaved, writtenAt, tab });
  }

  /** Whether this user has saved anything. */
  knows({ id }: { id: number }): boolean {
    const recorders = [...this.runs.values()].map(({ recordedBy }) => recordedBy);
    return [...recorders, ...this.messages.map(({ writtenBy }) => writtenBy)].includes(id);
  }
}
