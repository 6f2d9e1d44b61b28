import * as fc from 'fast-check';
import { isSameContent } from '../../src/domain/runContent';
import { asFork, asSent } from '../../src/domain/runOutcomes';
import { differsOnServer, screeningRunPost } from '../../src/domain/runPosts';
import { changed, type LocalScreeningRun, type SentRun } from '../../src/domain/runs';
import { aScreeningRun, aTestRun } from '../builders';

/** A model of devices that are copies of each other, and of the server, with the rules of both and nothing else. */

type Stored = SentRun['stored'];

/** The server's rule for a posted run [CO-12, CO-21]. Returns null for a 409. */
const posted = (server: Map<string, Stored>, run: LocalScreeningRun): Stored | null => {
  const post = screeningRunPost(run);
  const stored = server.get(run.clientId);
  if (!stored || run.clientRevision > stored.clientRevision) {
    const next = {
      ...post,
      clientRevision: run.clientRevision,
      id: server.size + 1,
      isDirty: false,
    } as Stored;
    server.set(run.clientId, { ...next, id: stored?.id ?? next.id });
  } else if (run.clientRevision === stored.clientRevision && !isSameContent(post, stored)) return null;
  return server.get(run.clientId) ?? null;
};

type Step =
  | { what: 'answer'; device: number; duration: number }
  | { what: 'send' | 'sendUnheard'; device: number }
  | { what: 'copy'; from: number; to: number };

const device = fc.nat(2);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    // Few answers, so that two devices often give the same ones.
    {
      weight: 3,
      arbitrary: fc.record({ what: fc.constant('answer' as const), device, duration: fc.nat(2) }),
    },
    { weight: 3, arbitrary: fc.record({ what: fc.constant('send' as const), device }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('sendUnheard' as const), device }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('copy' as const), from: device, to: device }) },
  ),
  { maxLength: 14 },
);

const answers = ({ testRuns }: Pick<LocalScreeningRun, 'testRuns'>) => JSON.stringify(testRuns);

/**
 * Performs the steps, and then sends everything. Returns whether the server had each run as the device took it for
 * sent, and in the end none waits. A copy may replace it later by a higher revision: the server cannot tell whether the
 * copy went on from it.
 */
const keepsEverything = (all: readonly Step[], differs = differsOnServer): boolean => {
  const server = new Map<string, Stored>();
  const start = changed(aScreeningRun(), { testRuns: [aTestRun({ duration: 1 })] });
  const devices: LocalScreeningRun[] = [start, start, start];
  let forks = 0;
  /** Whether the server has what a device takes for sent, at the moment in which it does. */
  let isKept = true;

  const send = (index: number, isHeard = true) => {
    const run = devices[index] as LocalScreeningRun;
    if (!run.isDirty) return;
    const stored = posted(server, run);
    if (!isHeard) return;
    const sent = stored && { clientId: run.clientId, revision: run.clientRevision, stored };
    if (sent && !differs(run, sent)) {
      devices[index] = asSent(run, sent);
      isKept &&= answers(sent.stored as LocalScreeningRun) === answers(run);
    } else {
      forks += 1;
      devices[index] = asFork(run, `fork-${forks}`);
    }
  };

  for (const step of all) {
    if (step.what === 'copy') devices[step.to] = devices[step.from] as LocalScreeningRun;
    else if (step.what === 'answer') {
      const run = devices[step.device] as LocalScreeningRun;
      devices[step.device] = changed(run, { testRuns: [aTestRun({ duration: step.duration })] });
    } else send(step.device, step.what === 'send');
  }
  for (let round = 0; round < 2; round += 1) for (const index of devices.keys()) send(index);
  return isKept && devices.every(({ isDirty }) => !isDirty);
};

test('[FL-16] [CO-21] copies of a device lose nothing to each other, and two tries are enough', () => {
  fc.assert(
    fc.property(steps, (all) => keepsEverything(all)),
    { numRuns: 5000 },
  );
});

test('[FL-16] a device that takes every 200 for its own run would lose answers', () => {
  const { counterexample } = fc.check(
    fc.property(steps, (all) => keepsEverything(all, () => false)),
    { numRuns: 5000 },
  );
  expect(counterexample).not.toBeNull();
});
