import { type Entry, withoutSuperseded } from '../../src/domain/outbox';
import type { LocalRun } from '../../src/domain/runs';
import { selectOwnOutbox } from '../../store/outbox/selectors';
import { selectUnsentRuns } from '../../store/unsent/selectors';
import type { Tab, World } from './world';

/** What the page 'Nicht übertragen' showed when the person asked for the file, by client id. */
interface Shown {
  /** The revision of each run. */
  runs: Map<string, number>;
  entries: Set<string>;
}

const nothing: Shown = { runs: new Map(), entries: new Set() };

interface UnsentFile {
  runs: LocalRun[];
  entries: Entry[];
}

const shownIn = ({ app }: Tab): Shown => {
  const state = app?.state();
  if (!state) return nothing;
  return {
    runs: new Map(selectUnsentRuns(state).map(({ run }) => [run.clientId, run.clientRevision])),
    entries: new Set(selectOwnOutbox(state).map(({ clientId }) => clientId)),
  };
};

/** Follows the files with everything that the server does not have [CO-4, ON-3]. */
export class Exports {
  private readonly shown = new Map<Tab, Shown>();

  constructor(private readonly world: World) {}

  /** The person asks for the file. */
  request(tab: Tab) {
    this.shown.set(tab, shownIn(tab));
  }

  /** Checks a file: it must hold all that was shown and is still not sent. */
  check(tab: Tab, text: string) {
    const file = JSON.parse(text) as UnsentFile;
    const shown = this.shown.get(tab) ?? nothing;
    const missing = this.missingRun(file, shown) ?? this.missingEntry(file, shown);
    if (missing) this.world.report(`nothing is lost: the exported file lacks ${missing}`);
    this.witness(file);
  }

  private missingRun({ runs }: UnsentFile, shown: Shown): string | undefined {
    const inFile = new Map(runs.map((run) => [run.clientId, run.clientRevision]));
    const isLacking = ([clientId, revision]: [string, number]) =>
      this.world.rowOf(clientId)?.isDirty &&
      (inFile.get(clientId) ?? -1) < revision &&
      // Another tab may have sent what was shown, and changed the run again.
      (this.world.storedRevision(clientId) ?? -1) < revision;
    return [...shown.runs].find(isLacking)?.[0];
  }

  private missingEntry({ entries }: UnsentFile, shown: Shown): string | undefined {
    const onDevice = withoutSuperseded([...this.world.device.outbox.rows.values()] as Entry[]);
    return onDevice.find(
      ({ clientId }) => shown.entries.has(clientId) && !entries.some((entry) => entry.clientId === clientId),
    )?.clientId;
  }

  private witness({ runs, entries }: UnsentFile) {
    const { witness } = this.world;
    for (const { refusal } of runs)
      witness.saw(refusal ? 'an export holds a refused run' : 'an export holds a run that waits');
    for (const { refusal } of entries)
      witness.saw(refusal ? 'an export holds a refused entry' : 'an export holds an entry that waits');
  }
}
