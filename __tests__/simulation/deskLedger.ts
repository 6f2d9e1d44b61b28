import type { ContentBody } from '../../src/contract/content';
import type { NoteTarget } from '../../src/contract/notes';
import type { PlanChanges } from '../../src/contract/planChanges';
import { noteName } from '../../src/domain/entryKinds';
import { isSameNote, type NoteTexts } from '../../src/domain/noteEntries';
import { noteOn } from '../../src/domain/notes';
import { type NoteField, noteFields } from '../../src/domain/noteTexts';
import { byWritingTime, type Entry, type EntryOf, isOfKind, subjectOf } from '../../src/domain/outbox';
import { isSameChanges, type WrittenPlan } from '../../src/domain/planChanges';
import { isSameJson } from '../../src/domain/sameJson';
import { selectOwnOutbox } from '../../store/outbox/selectors';
import type { Violation } from './invariants';
import { planText } from './planChoices';
import type { Tab, World } from './world';

/** An entry that the server does not take where somebody else has changed the same. */
export type DeskEntry = EntryOf<'note' | 'assignment' | 'plan' | 'contentDraft'>;

export const isDeskEntry = (entry: Entry): entry is DeskEntry =>
  ['note', 'assignment', 'plan', 'contentDraft'].includes(entry.kind);

type App = NonNullable<Tab['app']>;

/** A note that somebody is writing in a tab. */
export interface Draft {
  userScreeningId: number;
  userId: number;
  target: NoteTarget;
  from: NoteTexts;
}

/** What the writer of an entry had seen: texts of a note by field, ids of screenings, plans, bodies of drafts. */
type Seen = Set<string>;

const textsIn = (texts: NoteTexts): string[] => noteFields.map((field) => `${field}: ${texts[field] ?? ''}`);

const nouns = {
  note: 'a note',
  assignment: 'an assignment',
  plan: 'a plan',
  contentDraft: 'a draft',
} as const;

/** The revision or the screening on which an entry was written. */
const baseOf = ({ payload }: DeskEntry) => ('base' in payload ? payload.base : payload.revision);

/** What somebody sees of an entry, or of what the server has instead. */
const seenOf = (
  { kind }: DeskEntry,
  what: DeskEntry['payload'] | NonNullable<DeskEntry['conflict']>,
): string[] => {
  if ('body' in what) return [JSON.stringify(what.body)];
  if ('changes' in what) return [planText(what)];
  if (kind === 'plan') return [planText('planChanges' in what ? what.planChanges : undefined)];
  return 'screeningId' in what ? [String(what.screeningId)] : textsIn(what);
};

/** Follows the notes, assignments, plans and drafts that a trainer writes on a device. */
export class DeskLedger {
  /** By tab. */
  readonly drafts = new Map<Tab, Draft>();
  /** The plan that is open to be changed, as it was then. */
  readonly openPlans = new Map<App, { userId: number; seen: PlanChanges }>();
  /** Every entry as it was saved last, by client id. */
  private readonly entries = new Map<string, DeskEntry>();
  /** By subject, what was shown to the person. */
  private readonly shown = new Map<string, Seen>();
  /** By client id, what was known to who wrote it. */
  private readonly known = new Map<string, Seen>();
  /** Client ids of the entries that the person gave up or deleted. */
  private readonly givenUp = new Set<string>();
  /** By subject, what was typed and given up. It becomes an entry before it goes. */
  private readonly givenUpTyped = new Map<string, string>();
  /** Client ids of the entries that the server had when it erased a person. */
  private readonly hadAtErasure = new Set<string>();
  /** Client ids of the entries that have left the device as they may. */
  private readonly left = new Set<string>();

  constructor(private readonly world: World) {}

  /** The texts of a note are shown to the person. */
  showNote({ userScreeningId, target }: Pick<Draft, 'userScreeningId' | 'target'>, texts: NoteTexts) {
    this.show(`note/${userScreeningId}/${noteName(target)}`, textsIn(texts));
  }

  /** The person sees in this app what is assigned to an athlete. */
  showAssignment(app: App, userId: number, screeningId: number | null) {
    this.showAnew(app, `assignment/${userId}`, String(screeningId));
  }

  /** The person sees in this app this plan of an athlete. */
  showPlan(app: App, userId: number, plan: WrittenPlan | undefined) {
    this.showAnew(app, `plan/${userId}`, planText(plan));
  }

  /**
   * What was there before counts no more, unless the app still has something to save or to send that the person wrote
   * on it.
   */
  private showAnew(app: App, subject: string, what: string) {
    const own = selectOwnOutbox(app.state()).filter(({ refusal }) => refusal === null);
    if (!own.some((entry) => subjectOf(entry) === subject)) this.shown.delete(subject);
    this.show(subject, [what]);
  }

  /** The page of an item of the content shows this body; nothing where there is no such item yet. */
  showDraft(key: string, body: unknown) {
    this.show(`contentDraft/${key}`, [JSON.stringify(body ?? null)]);
  }

  private show(subject: string, what: readonly string[]) {
    const seen = this.shown.get(subject) ?? new Set();
    this.shown.set(subject, seen);
    for (const one of what) seen.add(one);
  }

  /**
   * The person sees what the server has instead of an entry, and decides. One that they keep as it is must not be lost.
   */
  settle(entry: DeskEntry, keeps: 'own' | 'present' | 'either' = 'either') {
    if (!entry.conflict) return;
    const known = this.known.get(entry.clientId);
    for (const one of seenOf(entry, entry.conflict)) known?.add(one);
    if (keeps !== 'own') this.givenUp.add(entry.clientId);
  }

  /** The person deletes an entry. */
  giveUp(clientId: string) {
    this.givenUp.add(clientId);
  }

  /** The person gives up everything that waits on the same, and what they were typing. */
  giveUpAll(entry: DeskEntry, typed: ContentBody | undefined) {
    for (const { clientId } of this.waitingOn(subjectOf(entry))) this.giveUp(clientId);
    if (typed) this.givenUpTyped.set(subjectOf(entry), JSON.stringify(typed.body));
  }

  /** An entry was saved on the device. */
  saved(entry: DeskEntry) {
    const { clientId } = entry;
    const former = this.entries.get(clientId);
    if (former) {
      this.entries.set(clientId, entry);
      this.changed(former, entry);
      return;
    }
    const subject = subjectOf(entry);
    const own = [...this.entries.values()].filter((other) => subjectOf(other) === subject);
    const waiting = own.filter((other) => this.world.device.outbox.rows.has(other.clientId));
    this.entries.set(clientId, entry);
    if (seenOf(entry, entry.payload).includes(this.givenUpTyped.get(subject) ?? '')) this.giveUp(clientId);
    // On a full disk, what was written first is saved last.
    const later = own.filter(({ writtenAt }) => writtenAt > entry.writtenAt);
    for (const other of later)
      for (const one of seenOf(entry, entry.payload)) this.known.get(other.clientId)?.add(one);
    // Who goes on from an entry of their own knows what was known then, and what they wrote.
    this.known.set(
      clientId,
      new Set([
        ...(this.shown.get(subject) ?? []),
        ...own.flatMap((other) => seenOf(other, other.payload)),
        ...waiting.flatMap((other) => [...(this.known.get(other.clientId) ?? [])]),
      ]),
    );
  }

  private changed(former: DeskEntry, entry: DeskEntry) {
    const { witness } = this.world;
    const what = nouns[entry.kind];
    // A decision holds for one conflict only.
    if (!former.conflict && entry.conflict) this.givenUp.delete(entry.clientId);
    if (!former.conflict && entry.conflict) witness.saw(`${what} is in conflict`);
    if (former.refusal === null && entry.refusal !== null) witness.saw(`${what} is refused`);
    if (former.conflict && !entry.conflict) witness.saw(`${what} is sent again after a decision`);
    else if (baseOf(former) !== baseOf(entry)) witness.saw(`${what} goes on from a newer one`);
  }

  /** An entry was taken off the device without being sent. */
  removed(clientId: string): Violation | null {
    const entry = this.entries.get(clientId);
    if (entry?.conflict && this.givenUp.has(clientId))
      this.world.witness.saw(`${nouns[entry.kind]} gives way after a decision`);
    // What an eviction deleted may be given up for something newer before either of them is written again.
    const isGone = this.left.has(clientId);
    if (!entry || isGone || this.givenUp.has(clientId) || this.isNewerSaved(entry))
      return this.leaves(clientId);
    return `nothing is lost: ${entry.kind} ${clientId} was removed, and nobody wanted that`;
  }

  /** An entry was moved to the sent ones. */
  sent({ clientId }: Entry): Violation | null {
    const entry = this.entries.get(clientId);
    const stored = this.world.server.notes.history.find((change) => change.clientId === clientId);
    if (stored && entry?.kind === 'note' && !isSameNote(stored.after, entry.payload))
      this.world.witness.saw('a note merges with that of another trainer');
    if (!entry || this.isOnServer(entry) || this.hadAtErasure.has(clientId)) return this.leaves(clientId);
    return `nothing is lost: ${entry.kind} ${clientId} counts as sent, but the server has something else`;
  }

  /** The server is about to erase a person. What it has by then may be answered later. */
  erasing() {
    for (const entry of this.entries.values())
      if (this.isOnServer(entry)) this.hadAtErasure.add(entry.clientId);
  }

  private leaves(clientId: string): null {
    this.left.add(clientId);
    return null;
  }

  /** The entries on the device that are about the same. */
  private waitingOn(subject: string): Entry[] {
    return ([...this.world.device.outbox.rows.values()] as Entry[]).filter(
      (row) => subjectOf(row) === subject,
    );
  }

  /** Whether something newer waits; of a draft, one that was written later or has the same words. */
  private isNewerSaved(entry: DeskEntry): boolean {
    if (entry.conflict) return false;
    const others = this.waitingOn(subjectOf(entry)).filter(({ clientId }) => clientId !== entry.clientId);
    if (entry.kind !== 'contentDraft') return others.length > 0;
    return others
      .filter(isOfKind('contentDraft'))
      .some((other) => byWritingTime(other, entry) > 0 || isSameJson(other.payload.body, entry.payload.body));
  }

  /** Whether the server took the entry, or has just what it asks for. */
  private isOnServer(entry: DeskEntry): boolean {
    const { server } = this.world;
    const { userScreenings } = server.content;
    if (entry.kind === 'contentDraft') {
      const { content } = this.world.colleague;
      const { key, body } = entry.payload;
      return (
        content.has(entry.clientId) ||
        content.items.some((item) => item.key === key && isSameJson(item.body, body))
      );
    }
    if (entry.kind === 'assignment') {
      const { userId, screeningId } = entry.payload;
      return (
        server.assignments.has(entry) ||
        userScreenings.some((row) => row.userId === userId && row.screeningId === screeningId)
      );
    }
    if (entry.kind === 'plan') {
      const row = userScreenings.find(({ userId }) => userId === entry.payload.userId);
      return server.plans.has(entry) || isSameChanges(entry.payload, row?.planChanges);
    }
    const { userScreeningId, target } = entry.payload;
    const noted = userScreenings.find(({ id }) => id === userScreeningId);
    return server.notes.has(entry) || isSameNote(entry.payload, noted ? noteOn(noted, target) : null);
  }

  /** The entries on the device were deleted. Nothing can be promised of those that nobody writes again. */
  evicted() {
    for (const clientId of this.entries.keys()) this.left.add(clientId);
  }

  /** Everything that was written is on the device, was sent, or was given up; nothing was overwritten unseen. */
  wrong(): Violation | null {
    const { device, server } = this.world;
    for (const [clientId, { kind }] of this.entries)
      if (!this.left.has(clientId) && !device.outbox.rows.has(clientId))
        return `nothing is lost: ${kind} ${clientId} is gone`;
    for (const { clientId, before, after } of server.notes.history) {
      const known = this.known.get(clientId ?? '');
      const unseen = noteFields.find((field) => isUnseen(field, before, after, known));
      if (unseen) return `not unseen: ${clientId} overwrote '${before[unseen]}' with '${after[unseen]}'`;
    }
    const { content } = this.world.colleague;
    const plans = server.plans.history.map(({ clientId, before }) => ({
      clientId,
      before: planText(before),
    }));
    const unseen = [...server.assignments.history, ...plans, ...content.history].find(
      ({ clientId, before }) => {
        const known = this.known.get(clientId);
        return known && !known.has(String(before));
      },
    );
    return unseen ? `not unseen: ${unseen.clientId} replaced ${unseen.before}` : null;
  }
}

const isUnseen = (
  field: NoteField,
  before: NoteTexts,
  after: NoteTexts,
  known: Seen | undefined,
): boolean => {
  if (!known || before[field] === null || before[field] === after[field]) return false;
  return !known.has(`${field}: ${before[field]}`);
};
