import type { Fault } from '../fakes/FakeHttp';
import { type Store, stores } from './evictions';
import type { Interruption } from './gate';
import { interruptionKinds } from './gate';
import { type Lasting, lastingKinds } from './lasting';
import { faultKinds, lastingShare } from './scenario';
import { contentStepNames, deskStepNames, type StepName, stepNames, trackStepNames } from './steps';

/** The states and arrows of the diagram in docs/sync.md. */
const ofRuns = [
  'run: begun on this device',
  'run: open → open, an answer or a step',
  "run: open → waiting, 'Fertig'",
  "run: open → waiting, 'Neu beginnen'",
  "run: open → left without an answer, 'Neu beginnen'",
  'run: waiting → sending',
  'run: sending → waiting, no answer',
  'run: sending → waiting, 5xx',
  'run: sending → waiting, logout',
  'run: sending → waiting, kill',
  'run: sending → waiting, changed meanwhile',
  'run: sending → sent',
  'run: sending → refused',
  "run: refused → waiting, 'Jetzt senden'",
  'run: refused → waiting, a change',
  'run: sent → replaced or cleared',
] as const;

/** What can happen to runs beyond the diagram. */
const aroundRuns = [
  'an open run is sent',
  'an open run is refused',
  'a run that was sent while open is changed again',
  'a refused run had changed meanwhile',
  'a run is stored for the first time when it ends',
  'a run of another device arrives',
  'the server has an older copy of a run that waits',
  'a run whose answer was lost is sent again',
  'a batch is sent one by one after a refusal',
  'a batch is sent one by one after a 500',
  'a training waits for its screening run',
  'a training waits for a screening run that is refused',
  'a training that waited goes out with the id of its screening run',
  'a refused screening run is accepted later',
  'an heir gets an id',
  'a run is saved after a failed save',
  'a run is continued by another tab',
  'a run is sent by another tab',
  'a run is continued after a restart',
  'runs of two users wait on one device',
  'a failed sending of runs is tried again by its timer',
] as const;

const ofEntries = [
  'an entry is saved after a failed save',
  'an entry is sent twice',
  'an entry is sent by another tab',
  'a message is refused',
  'a refused message is sent again',
  'a message is removed',
  'feedback waits for the id of its run',
  'feedback gets the id of its run',
  'feedback is replaced before it was tried',
  'feedback is written again after it was tried',
  'a failed sending of entries is tried again by its timer',
  'a draft of feedback is there after a restart',
  'a note of a trainer is stored',
] as const;

const ofTabs = [
  'two tabs want to send runs',
  'two tabs want to send entries',
  'two tabs want to update',
  'two tabs want to open one run',
  'a lock of a killed tab is taken over',
  'a lock of a frozen tab is taken over',
  'a tab is killed while it sends runs',
  'a tab freezes while it sends runs',
] as const;

const ofSurroundings = [
  'a call is tried four times',
  'the database works again after an invalid state',
  'the clock is set back',
  'a token is revoked while runs wait',
  'a 401 ends a sign-in while runs wait',
  'a sign-in that was ended on purpose clears the device',
  'the start page comes before everything is read',
  'a logout while runs are being sent',
  'a logout while runs wait',
  'a logout clears the device while runs wait',
  'another user signs in while runs wait',
  'an update while runs wait',
  'a repeated update carries runs over',
  'an export holds a run that waits',
  'an export holds a refused run',
  'an export holds an entry that waits',
  'an export holds a refused entry',
] as const;

const ofUpheavals = [
  'the server is restored from an older copy',
  'run: sent → waiting, the server has lost it',
  'a lost screeningRun arrives again',
  'a lost exerciseRun arrives again',
  'a restored server has an older revision of a run',
  'another user removes a run that the server has lost',
  'a copy of the device begins',
  'run: sending → waiting, the server has something else',
  'an open run goes on as a fork',
  'a fork arrives',
  "a copied device replaces the original's run",
  'a copied device has sent the same content under a later revision',
  'a server begins anew while runs wait',
  'a run of a former server moves to the new one',
  'the server erases a run',
  'the server erases a run that waits',
  'run: waiting → none, the server has erased it',
  'the server erases a person',
  'the server erases a person about whom something waits',
  'what is about somebody who was erased is set aside',
  'a run is written again after an eviction',
  'a message is written again after an eviction',
] as const;

const ofDesk = [
  'an athlete is taken away',
  'an athlete is given back',
  'an athlete leaves the device',
  'an athlete who was gone comes back to the device',
  'a page of changes is stored',
  'a device whose cursor is unknown loads everything',
  'a screening is withdrawn during a run',
  'a run about an athlete of somebody else is refused',
  'a run of a former trainer is taken',
  'a run of a former athlete leaves the device',
  'an open run of a former athlete leaves the device',
  'a note is refused',
  'an assignment is refused',
  'a note is in conflict',
  'an assignment is in conflict',
  'a note is sent again after a decision',
  'an assignment is sent again after a decision',
  'a note gives way after a decision',
  'an assignment gives way after a decision',
  'a note goes on from a newer one',
  'an assignment goes on from a newer one',
  'a note merges with that of another trainer',
  'a plan is refused',
  'a plan is in conflict',
  'a plan is sent again after a decision',
  'a plan gives way after a decision',
  'a plan goes on from a newer one',
  'a draft is refused',
  'a draft is in conflict',
  'a draft is sent again after a decision',
  'a draft gives way after a decision',
  'a draft goes on from a newer one',
] as const;

const ofTrack = [
  'a session is saved',
  'a session ends',
  'a session goes on without those who are finished',
  'a session goes on after a restart',
  'twenty runs of a session are open',
  'a session goes on from its runs',
  'a session waits for another tab',
  'a run of a session is completed',
  'a run of a session is discarded',
  'a second look is completed',
  'the runs of a session are sent when a test is left',
  'a screening is moved',
  'a screening is deleted',
] as const;

const named = [
  ...ofRuns,
  ...aroundRuns,
  ...ofEntries,
  ...ofTabs,
  ...ofSurroundings,
  ...ofUpheavals,
  ...ofDesk,
  ...ofTrack,
];

/** Something that must happen now and then, otherwise the simulation does not test it. */
export type Sometime =
  | (typeof named)[number]
  | `step: ${StepName}`
  | `fault: ${string}`
  | `interruption: ${Interruption}`
  | `lasting: ${Lasting['what']}`
  | `eviction: ${Store | 'all'}`;

/** What must happen only while some scenarios have faults that never end. */
const lasting = lastingShare > 0 ? lastingKinds.map((kind) => `lasting: ${kind}` as const) : [];

export const faultName = (fault: Fault): Sometime =>
  `fault: ${typeof fault === 'object' ? Object.keys(fault)[0] : fault}`;

/** Everything that must happen at least once within the seeds of `npm test` and the directed scenarios. */
export const sometimes: readonly Sometime[] = [
  ...new Set<Sometime>([
    ...[...stepNames, ...deskStepNames, ...contentStepNames, ...trackStepNames].map(
      (name) => `step: ${name}` as const,
    ),
    ...faultKinds.map(faultName),
    ...interruptionKinds.map((kind) => `interruption: ${kind}` as const),
    ...named,
    ...lasting,
    ...[...stores, 'all' as const].map((store) => `eviction: ${store}` as const),
  ]),
];
