import { aClub } from '../fakes/club';
import { aDevice, copyOfDevice, type Device } from '../fakes/device';
import type { FakeServer } from '../fakes/FakeServer';
import { Colleague } from './colleague';
import { Ledger, type SavedRun, sentPart } from './ledger';
import type { Sometime } from './sometimes';
import type { World } from './world';

/** What a world begins with. */
export interface Beginning {
  device: Device;
  server: FakeServer;
  ledger: Ledger;
  colleague: Colleague;
  seen: Set<Sometime>;
  /** The worlds with the same server: first that of the original device, then that of its copy. */
  family: World[];
}

export const nothingYet = (): Beginning => {
  const server = aClub();
  return {
    device: aDevice(),
    server,
    ledger: new Ledger(),
    colleague: new Colleague(server),
    seen: new Set(),
    family: [],
  };
};

/** A copy of the device with everything that is on it, and a ledger of its own. The server is the same. */
export const copiedFrom = ({ device, server, ledger, colleague, witness, family }: World): Beginning => ({
  device: copyOfDevice(device),
  server,
  ledger: ledger.copy(),
  colleague,
  seen: witness.seen,
  family,
});

/** After the original was copied: its copy goes on in the same surroundings, with a tab of its own. */
export const goOn = (copy: World, original: World) => {
  copy.signIns.user = original.signIns.user;
  copy.isOnline = original.isOnline;
  copy.trouble = original.trouble;
  copy.clockOffset = original.clockOffset;
  copy.losses.erasedBefore(original.losses);
  copy.harm();
  copy.open(0);
  copy.witness.saw('a copy of the device begins');
};

/** The world in which the step with this number happens: the original and its copy take turns. */
export const actorOf = (world: World, step: number): World => {
  const { upheaval } = world.scenario;
  const [, copy] = world.family;
  if (!copy || upheaval?.what !== 'copiedDevice') return world;
  return Math.floor((step - upheaval.at) / upheaval.turn) % 2 === 0 ? copy : world;
};

/** The client ids under which a run lives on any device: its own, that from which it was forked, and its forks. */
export const versionsOf = ({ family }: World, clientId: string): string[] => {
  const forks = family.flatMap(({ ledger }) => [...ledger.forks]);
  const versions = new Set([clientId]);
  for (const version of versions)
    for (const pair of forks) if (pair.includes(version)) for (const one of pair) versions.add(one);
  return [...versions];
};

/**
 * Whether a copied device has replaced the run on the server, as it may [CO-12]: what this device has saved had
 * arrived, the other device went on from an earlier revision to a higher one, and that is what the server has. It may
 * have arrived from the other device under a later revision: a step back and forth makes a revision with the same
 * content, and only the content is compared [FL-16].
 */
export const isReplacedByCopy = (
  { family, ledger, server }: World,
  { clientId, revision, sent }: Pick<SavedRun, 'clientId' | 'revision' | 'sent'>,
  stored: object & { clientRevision: number },
): boolean => {
  const isSaved = family.some(
    ({ ledger: other }) => other !== ledger && other.hasSent(clientId, sentPart(stored)),
  );
  const history = [...server.screeningRuns.history, ...server.exerciseRuns.history];
  const hadArrived = () =>
    history.some(
      (run) => run.clientId === clientId && run.clientRevision >= revision && sentPart(run) === sent,
    );
  return isSaved && stored.clientRevision > revision && hadArrived();
};
