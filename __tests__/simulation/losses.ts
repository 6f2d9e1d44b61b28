import { type Entry, subjectOf } from '../../src/domain/outbox';
import type { Owner } from '../../src/domain/owner';
import { isReplaceable, type LocalRun } from '../../src/domain/runs';
import { erasureKey } from '../fakes/StoredRuns';
import { copyOf, restore, type ServerCopy } from '../fakes/serverCopy';
import type { Store } from './evictions';
import type { SavedRun } from './ledger';
import { type RowChange, stateOf } from './transitions';
import type { Tab, World } from './world';

const entryOf = (row: unknown) => (row as { entry: Entry }).entry;

const newEpoch = '60000000-0000-4000-8000-000000000002';

/** What a restored server or an eviction on the device has lost, and what of it nobody has any more. */
export class Losses {
  private copy: ServerCopy | null = null;
  /** Client ids of the runs of which the server has lost the last revision that it had. */
  private readonly runs = new Set<string>();
  /** Client ids of the lost runs that are not on the device any more either. */
  private readonly gone = new Set<string>();
  /**
   * Client ids of the lost messages and corrections, and of the runs of lost feedback, that are not on the device any
   * more either.
   */
  private readonly goneEntries = new Set<string>();
  /** Client ids of the runs of which an eviction has left the last revision at most to a tab that slept. */
  private readonly asleep = new Set<string>();
  /** Client ids of the runs that the server has erased on purpose. */
  private readonly erased = new Set<string>();
  /** The ids of the people who were erased. */
  private readonly people = new Set<number>();
  /** The tabs whose update was under way when the server was restored. It still trusts the former server. */
  private readonly updating = new Set<Tab>();

  constructor(private readonly world: World) {}

  /** The server makes a backup. */
  takeCopy() {
    this.copy = copyOf(this.world.server);
  }

  /** The server goes back to its backup. */
  restore() {
    const { server, witness } = this.world;
    if (!this.copy) return;
    const before = copyOf(server);
    restore(server, this.copy, newEpoch);
    witness.saw('the server is restored from an older copy');
    for (const tab of this.world.tabs)
      if (tab.app?.state().update.status === 'running') this.updating.add(tab);
    for (const run of [...before.screeningRuns, ...before.exerciseRuns]) this.noteRun(run);
    const kept = new Set(server.chat.messages.map(({ clientId }) => clientId));
    for (const { clientId } of before.messages)
      if (!kept.has(clientId)) this.world.ledger.delayed.add(clientId);
    this.noteEntries();
  }

  /**
   * After the sent entries were removed from the device: nobody has what of them the server has lost. Unless the device
   * has met the new epoch by then: it has offered them again.
   */
  sentCleared() {
    if (this.world.server.epoch === newEpoch && !this.isEpochMet()) this.noteEntries();
  }

  /** The server erases one of its runs. From then on nobody needs to have it, and the server must not take it again. */
  erase(choice: number) {
    const { server, witness } = this.world;
    const runs = [...server.screeningRuns.all, ...server.exerciseRuns.all];
    const run = runs[choice % runs.length];
    if (!run) return;
    server.erase(run);
    this.noteErased(run.clientId);
    const row = this.world.rowOf(run.clientId);
    witness.saw('the server erases a run');
    if (row?.isDirty) witness.saw('the server erases a run that waits');
  }

  /**
   * The server erases an athlete who is not signed in here [MB-7]. From then on it must not have anything of them, and
   * what waits about them stays here.
   */
  erasePerson(choice: number) {
    const { server, signIns, colleague, desk, witness, ledger } = this.world;
    const athletes = server.content.users.filter(
      ({ athleteIds, id }) => athleteIds.length === 0 && id !== signIns.user?.id,
    );
    const person = athletes[choice % athletes.length];
    if (!person) return;
    const isTheirs = (run: { userId: number }) => run.userId === person.id;
    for (const run of [...server.screeningRuns.all, ...server.exerciseRuns.all].filter(isTheirs)) {
      this.noteErased(run.clientId);
      server.erased.add(erasureKey(run));
    }
    desk.erasing();
    server.erasePerson(person);
    colleague.lost.add(person.id);
    this.people.add(person.id);
    witness.saw('the server erases a person');
    const isWaiting = ({ clientId }: SavedRun) => this.world.rowOf(clientId)?.isDirty === true;
    if ([...ledger.runs.values()].some((run) => isTheirs(run) && isWaiting(run)))
      witness.saw('the server erases a person about whom something waits');
  }

  /** Whether this person was erased. */
  isOfErased(...userIds: (number | undefined)[]): boolean {
    return userIds.some((id) => id !== undefined && this.people.has(id));
  }

  /** The server has erased this run. */
  noteErased(clientId: string) {
    this.erased.add(clientId);
    this.runs.add(clientId);
    this.gone.add(clientId);
  }

  /** The server had erased these runs before the device was copied. */
  erasedBefore({ erased }: Losses) {
    for (const clientId of erased) this.noteErased(clientId);
  }

  /** Whether the server has erased the run on purpose. */
  isErased(clientId: string): boolean {
    return this.erased.has(clientId);
  }

  /**
   * The stores of the device are deleted. Nobody has what was only there, unless a tab writes it again: `kept` is what
   * a tab that is awake has.
   */
  evicted(deleted: readonly Store[], kept: readonly string[]) {
    const { ledger } = this.world;
    if (deleted.includes('database'))
      for (const clientId of ledger.runs.keys()) {
        this.gone.add(clientId);
        if (!kept.includes(clientId)) this.asleep.add(clientId);
      }
    if (!deleted.includes('outbox')) return;
    this.world.desk.evicted();
    for (const { clientId } of ledger.messages) this.goneEntries.add(clientId);
    for (const run of ledger.feedback.keys()) this.goneEntries.add(run);
  }

  /**
   * Whether a tab has written an older revision of a run again than the server has, or a tab that slept had. On the
   * server it goes on as a run of its own, see docs/sync.md. Where another tab had already written the newer one again,
   * that stays.
   */
  isOutdated({ clientId, clientRevision }: LocalRun, known: { revision: number } | undefined): boolean {
    const { server, scenario } = this.world;
    if (scenario.upheaval?.what !== 'evicted' || !known || clientRevision >= known.revision) return false;
    if (this.world.rowOf(clientId)?.clientRevision === known.revision) return false;
    const stored = server.screeningRuns.find(clientId) ?? server.exerciseRuns.find(clientId);
    return stored?.clientRevision === known.revision || this.asleep.has(clientId);
  }

  /** The run goes on from an older revision. A later loss of that has another cause. */
  begunAnew(clientId: string) {
    this.asleep.delete(clientId);
  }

  /** A run or message was written again after the eviction: from now on it must not be lost. */
  keep(clientId: string) {
    this.gone.delete(clientId);
    this.goneEntries.delete(clientId);
  }

  private isEpochMet(): boolean {
    return this.world.device.localItems.values.get('epoch') === newEpoch;
  }

  private noteEntries() {
    const { device, ledger, server } = this.world;
    const entries = [
      ...device.outbox.rows.values(),
      ...[...device.sent.rows.values()].map(entryOf),
    ] as Entry[];
    const kept = new Set(entries.flatMap((entry) => [entry.clientId, subjectOf(entry)]));
    const stored = new Set(server.chat.messages.map(({ clientId }) => clientId));
    for (const { clientId } of ledger.messages)
      if (!stored.has(clientId) && !kept.has(clientId)) this.goneEntries.add(clientId);
    for (const run of ledger.feedback.keys()) if (!kept.has(`feedback/${run}`)) this.goneEntries.add(run);
    for (const clientId of this.world.track.missingCorrections())
      if (!kept.has(clientId)) this.goneEntries.add(clientId);
  }

  private noteRun({ clientId, clientRevision }: { clientId: string; clientRevision: number }) {
    const { server } = this.world;
    const stored = server.screeningRuns.find(clientId) ?? server.exerciseRuns.find(clientId);
    if (stored && stored.clientRevision >= clientRevision) return;
    this.runs.add(clientId);
    if (stored) this.world.witness.saw('a restored server has an older revision of a run');
    const row = this.world.rowOf(clientId);
    if (!row || row.clientRevision < clientRevision) this.gone.add(clientId);
  }

  /** Whether the restored server has lost the run, or its last revision. */
  has(clientId: string): boolean {
    return this.runs.has(clientId);
  }

  /**
   * Whether nobody has the lost run any more: it had left the device before the server was restored, a logout or an
   * update that was under way then has removed it, its athlete has another trainer, or an update of another user came
   * before its recorder was back. The same holds for a run that another user's update leaves as a copy, because the
   * server has an older revision: it looks like any run of the server. Nothing can be promised of these.
   */
  isGone(clientId: string): boolean {
    return this.gone.has(clientId);
  }

  /**
   * Whether nobody has the lost message or correction, or the lost feedback on this run, any more: a logout has removed
   * it [CO-26].
   */
  isEntryGone(clientId: string): boolean {
    return this.goneEntries.has(clientId);
  }

  /** After a write to the device. */
  rowsWritten(changes: RowChange[]) {
    for (const { clientId, before, after } of changes.filter((change) => this.has(change.clientId))) {
      const { witness, signIns } = this.world;
      if (stateOf(before) === 'sent' && stateOf(after) === 'waiting')
        witness.saw('run: sent → waiting, the server has lost it');
      if (stateOf(before) === 'waiting' && !after)
        witness.saw('run: waiting → none, the server has erased it');
      if (before?.isDirty && after && !after.isDirty) witness.saw(`a lost ${after.kind} arrives again`);
      if (!before || after) continue;
      if (signIns.user?.id !== before.recordedBy) {
        if (signIns.user || !this.isEpochMet()) this.gone.add(clientId);
        if (signIns.user) witness.saw('another user removes a run that the server has lost');
      } else if (this.isUpdateOld() || this.world.colleague.isForeign(before)) this.gone.add(clientId);
    }
  }

  /** After the sent runs of this user wait again, because the server has a new epoch. */
  epochMet({ id }: Owner) {
    for (const clientId of this.runs) {
      const row = this.world.rowOf(clientId);
      if (row && row.recordedBy !== id && isReplaceable(row)) this.gone.add(clientId);
    }
  }

  private isUpdateOld(): boolean {
    for (const tab of this.updating)
      if (tab.isDead || tab.app?.state().update.status !== 'running') this.updating.delete(tab);
    return this.updating.size > 0;
  }
}
