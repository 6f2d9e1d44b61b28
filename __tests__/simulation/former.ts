import type { Entry } from '../../src/domain/outbox';
import type { Origin } from '../../src/domain/owner';
import type { LocalRun } from '../../src/domain/runs';
import { syncActions } from '../../store/sync/slice';
import { selectFormer } from '../../store/unsent/selectors';
import { runsOn } from '../fakes/recorded';
import { beginAnew, type ServerCopy } from '../fakes/serverCopy';
import type { Violation } from './invariants';
import { isAsSaved, Ledger, type SavedRun, sentPart } from './ledger';
import { postOf, type RowChange } from './transitions';
import type { World } from './world';

const otherInstance = '50000000-0000-4000-8000-000000000002';
const otherEpoch = '60000000-0000-4000-8000-000000000003';

/** The part of a run that stays the same when it moves to another server. */
const movedPart = (run: LocalRun) => sentPart({ ...postOf(run), clientId: '', userId: 0 });

/** The former server, after another one has begun anew in its place: what it had, and what waits for it [FL-18]. */
export class Former {
  private instance: string | null = null;
  private stored: ServerCopy | null = null;
  /** What was saved for the former server. */
  private ledger = new Ledger();
  /** Client ids of the runs that the person has sent to the new server, under new client ids. */
  private readonly moved = new Set<string>();

  constructor(private readonly world: World) {}

  /**
   * The server begins anew. Not in the middle of a sign-in, which could get the answers of both. Nor while something
   * here was written before the server had named itself: that takes any name.
   */
  begin() {
    const { world } = this;
    const { device, server, witness } = world;
    if (world.living().some(({ state }) => state().session.login.status === 'running')) return;
    const entries = [...device.outbox.rows.values()] as Entry[];
    if ([...runsOn(device), ...entries].some(({ origin }) => origin.instance === null)) return;
    if (world.waitingRuns().length > 0) witness.saw('a server begins anew while runs wait');
    this.instance = server.instance;
    this.ledger = world.ledger;
    this.stored = beginAnew(server, otherInstance, otherEpoch);
    world.ledger = new Ledger();
  }

  /** In a tab that knows the new server the person asks to send there what waits for the former one. */
  askToMove() {
    for (const { dispatch, state } of this.world.living().slice(0, 1))
      if (selectFormer(state()).runs.length > 0) dispatch(syncActions.sendFormerRequested());
  }

  get hasBegun(): boolean {
    return this.stored !== null;
  }

  /** Whether it was written on the former server. */
  has({ instance }: Origin): boolean {
    return this.hasBegun && instance === this.instance;
  }

  /** Whether the former server had taken an entry of this writer. */
  hadReceived({ writtenBy, clientId }: Pick<Entry, 'writtenBy' | 'clientId'>): boolean {
    return this.stored?.receivedFeedback.has(`${writtenBy}/${clientId}`) ?? false;
  }

  ledgers(): Ledger[] {
    return [this.ledger, this.world.ledger];
  }

  /** The ledger in which something belongs that was written on this server. */
  ledgerOf(origin: Origin): Ledger {
    return this.has(origin) ? this.ledger : this.world.ledger;
  }

  /** Whether the former server had the run at this revision. */
  hadRun({ clientId, revision }: Pick<SavedRun, 'clientId' | 'revision'>): boolean {
    if (!this.stored) return false;
    const { screeningRuns, exerciseRuns } = this.stored;
    return [...screeningRuns, ...exerciseRuns].some(
      (run) => run.clientId === clientId && run.clientRevision >= revision,
    );
  }

  /** Whether this was saved for the former server, so that it must never reach the new one. */
  knows(clientId: string): boolean {
    const { runs, messages } = this.ledger;
    return this.hasBegun && (runs.has(clientId) || messages.some((entry) => entry.clientId === clientId));
  }

  /** Everything that the former server does not have is still on the device. */
  lost(): Violation | null {
    if (!this.stored) return null;
    const { device, track } = this.world;
    const rows = new Map(runsOn(device).map((run) => [run.clientId, run]));
    for (const saved of this.ledger.runs.values()) {
      const { clientId, revision } = saved;
      if (this.hadRun(saved) || this.moved.has(clientId) || track.isDiscarded(clientId)) continue;
      const row = rows.get(clientId);
      if (!row || row.clientRevision < revision)
        return `nothing is lost: ${clientId} waited for the former server, and is gone`;
      if (row.clientRevision === revision && !isAsSaved(row, saved))
        return `nothing is lost: ${clientId} waited for the former server, and is changed`;
    }
    const arrived = new Set(this.stored.messages.map(({ clientId }) => clientId));
    const message = this.ledger.messages.find(
      ({ clientId }) =>
        !arrived.has(clientId) && !this.ledger.isForgotten(clientId) && !device.outbox.rows.has(clientId),
    );
    return message
      ? `nothing is lost: message ${message.clientId} waited for the former server, and is gone`
      : null;
  }

  /** Notes the runs that the person moves to the new server. Returns their former client ids. */
  noteMoves(changes: RowChange[]): Set<string> {
    const left = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
    const moves = new Set<string>();
    for (const { before, after } of changes) {
      const from = left.find((row) => row.kind === after?.kind && row.localId === after.localId);
      if (before || !after || !from || !this.has(from.origin)) continue;
      moves.add(from.clientId);
      this.moved.add(from.clientId);
      this.world.witness.saw('a run of a former server moves to the new one');
      if (movedPart(from) !== movedPart(after))
        this.world.report(`nothing is lost: ${from.clientId} was changed when it moved`);
      this.world.ledger.saveRun(after);
    }
    return moves;
  }
}
