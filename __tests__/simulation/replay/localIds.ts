import type { LocalIds as Keys, LocalRun, RunKind } from '../../../src/domain/runs';

type StoredRun = Pick<LocalRun, 'kind' | 'clientId' | 'localId'>;

const isStoredRun = (value: object): value is StoredRun => 'localId' in value && 'clientId' in value;

/** All stored runs within a value. */
const runsIn = (value: unknown): StoredRun[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isStoredRun(value) ? [value] : Object.values(value).flatMap(runsIn);
};

/** Which key of the real database stands for which key of the fake one, which counts both kinds of run together. */
export class LocalIds {
  private readonly toReal = new Map<string, number>();
  private readonly toFake = new Map<string, number>();

  /** Learns the keys that are new in both. */
  learn(kind: string, fake: number, real: number) {
    if (this.toReal.has(`${kind} ${fake}`) || this.toFake.has(`${kind} ${real}`)) return;
    this.toReal.set(`${kind} ${fake}`, real);
    this.toFake.set(`${kind} ${real}`, fake);
  }

  /** Learns the keys of the runs that are in both values. */
  learnAll(fake: unknown, real: unknown) {
    const others = new Map(runsIn(real).map((run) => [`${run.kind} ${run.clientId}`, run.localId]));
    for (const { kind, clientId, localId } of runsIn(fake)) {
      const other = others.get(`${kind} ${clientId}`);
      if (localId !== undefined && other !== undefined) this.learn(kind, localId, other);
    }
  }

  /** Returns the key of the real database. For an unknown key it returns a key that the database does not have. */
  real(kind: string, fake: number): number {
    return this.toReal.get(`${kind} ${fake}`) ?? -fake;
  }

  /** Returns the keys of the real database of these runs. */
  translatedKeys(fake: Keys): Keys {
    const ofKind = (kind: RunKind) => fake[kind].map((localId) => this.real(kind, localId));
    return { screeningRun: ofKind('screeningRun'), exerciseRun: ofKind('exerciseRun') };
  }

  /** Returns a copy in which all runs have the keys of the real database. */
  translated(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.translated(item));
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    const copy = Object.entries(value).map(([field, part]) => [field, this.translated(part)]);
    const run = Object.fromEntries(copy);
    if (isStoredRun(run) && run.localId !== undefined) run.localId = this.real(run.kind, run.localId);
    return run;
  }
}

/** Whether it is an object with fields, and no Map or Blob. */
const isPlain = (value: object) => Object.prototype.toString.call(value) === '[object Object]';
