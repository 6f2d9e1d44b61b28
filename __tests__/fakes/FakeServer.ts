import { refusals as runMessages } from '../../server/runs/refusals';
import { withoutTrainerNotes } from '../../server/screening/trainerNotes';
import type { Clip } from '../../src/contract/clips';
import { endedOnPurpose, erasedAccount, erasedPerson } from '../../src/contract/endedSignin';
import {
  assignmentsFeature,
  changesFeature,
  noteRevisionsFeature,
  painFeature,
  planFeature,
  runCorrectionsFeature,
  secondLookFeature,
  trainingsFeature,
} from '../../src/contract/features';
import type { Feedback } from '../../src/contract/feedback';
import { ownErasureSchema } from '../../src/contract/myAccount';
import {
  type ExerciseRun,
  type ExerciseRunPost,
  exerciseRunPostSchema,
  type ScreeningRun,
  type ScreeningRunPost,
  screeningRunPostSchema,
} from '../../src/contract/runs';
import type {
  CurrentUser,
  Exercise,
  Screening,
  User,
  UserDetails,
  UserScreening,
} from '../../src/contract/schemas';
import type { ClipState } from '../../src/domain/clips';
import { isErasureName } from '../../src/domain/erasure';
import { correctionCalls } from './correctionCalls';
import { FakeAccounts } from './FakeAccounts';
import { FakeAssignments } from './FakeAssignments';
import { FakeChanges, rated } from './FakeChanges';
import { FakeChat } from './FakeChat';
import { FakeNotes } from './FakeNotes';
import { FakePlans } from './FakePlans';
import { FormerRights } from './FormerRights';
import { feedbackCalls, feedbackQuestions } from './feedbackCalls';
import { painCalls } from './painCalls';
import { erasureKey, StoredRuns } from './StoredRuns';
import {
  type CallTable,
  demandActFor,
  demandClean,
  demandSelf,
  failed,
  findCall,
  found,
  type OpenCall,
  parse,
  Refusal,
  type ServerAnswer,
  type ServerRequest,
  type SignedInCall,
} from './serverCalls';

export interface ServerContent {
  /** All users, each with the token that the sign-in returns. Every password is 'athletik'. */
  users: CurrentUser[];
  userScreenings: UserScreening[];
  screenings: Screening[];
  exercises: Exercise[];
  basis: { exerciseId: number }[];
  videos: Map<string, Blob>;
}

const asUser = ({ id, username, firstName, lastName, invitedAt }: User): User => ({
  id,
  username,
  firstName,
  lastName,
  ...(invitedAt && { invitedAt }),
});

const bySortOrder = (one: Exercise, other: Exercise) =>
  (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.id - other.id;

const asDetails = (user: CurrentUser): UserDetails => {
  const { token: _secret, ...details } = user;
  return details;
};

const clipTags = new WeakMap<Blob, string>();
let taggedClips = 0;

/** A clip is another one when it is another Blob. */
const tagOf = (clip: Blob): string => {
  const known = clipTags.get(clip);
  if (known !== undefined) return known;
  taggedClips += 1;
  const etag = `"clip-${taggedClips}"`;
  clipTags.set(clip, etag);
  return etag;
};

const listClips = (videos: ReadonlyMap<string, Blob>): Clip[] =>
  [...videos].map(([fileName, clip]) => ({ fileName, size: clip.size, etag: tagOf(clip) }));

/**
 * The server of the contract in memory. It answers at once and passes the suite in `contract/serverContract`, as the
 * real server does. It leaves out what depends on the clock or on HTTP: links and sign-ins that expire, limits of
 * attempts and sizes, tags, cookies.
 */
export class FakeServer {
  /** Client ids of runs that are refused at every revision, and the status of the refusal. */
  readonly refusals = new Map<string, number>();
  /** Bytes of the largest body that it takes. */
  limit = Number.POSITIVE_INFINITY;
  readonly screeningRuns: StoredRuns<ScreeningRunPost, ScreeningRun>;
  readonly exerciseRuns: StoredRuns<ExerciseRunPost, ExerciseRun>;
  /** The runs that were erased on purpose, as `erasureKey`. A post of one is a 410 [ON-5]. */
  readonly erased = new Set<string>();
  /** Athlete and id of the screening runs among them [TS-7]. */
  private readonly erasedIds = new Set<string>();
  /** The ids of people who were erased, and of their user screenings [MB-7]. */
  private readonly erasedPeople = { users: new Set<number>(), userScreenings: new Set<number>() };
  readonly formerRights = new FormerRights();
  /** The users who have not agreed that their pain is stored [CS-1]. */
  readonly painless = new Set<number>();
  /** The UUIDs that the server names for its database [ON-5]. With null it does not name them, as another server. */
  instance: string | null = '50000000-0000-4000-8000-000000000000';
  epoch: string | null = '60000000-0000-4000-8000-000000000000';
  /** Whether the server says that anybody may look around. */
  isDemo = false;
  /** Feedback by the id of the exercise run. A later one replaces an earlier one [CO-14]. */
  readonly feedback = new Map<number, Feedback>();
  /** Writer and client id of the feedback that was stored. */
  readonly receivedFeedback = new Set<string>();
  readonly feedbackQuestions = feedbackQuestions;
  /** Whether the server lists its clips [VI-1]. */
  listsClips = false;
  /** Whether a video has a strong tag, as the contract says [API-44]. */
  tagsClips = true;
  readonly accounts: FakeAccounts;
  readonly chat: FakeChat;
  readonly notes: FakeNotes;
  readonly assignments: FakeAssignments;
  readonly plans: FakePlans;
  readonly changes = new FakeChanges(this);
  private readonly openCalls: CallTable<OpenCall>;
  private readonly calls: CallTable<SignedInCall>;

  constructor(readonly content: ServerContent) {
    const { erased, formerRights: rights, painless, refusals } = this;
    this.accounts = new FakeAccounts(content);
    this.chat = new FakeChat(content);
    this.notes = new FakeNotes(content);
    this.assignments = new FakeAssignments(content);
    this.plans = new FakePlans(content);
    this.screeningRuns = new StoredRuns({
      path: '/screening/runs',
      postSchema: screeningRunPostSchema,
      lastId: 500,
      painless,
      erased,
      refusals,
      rights,
      checked: (post) => {
        if (content.screenings.some(({ id }) => id === post.screeningId)) return post;
        throw new Refusal(422, runMessages.noScreening);
      },
    });
    this.exerciseRuns = new StoredRuns({
      path: '/exercise/runs',
      postSchema: exerciseRunPostSchema,
      lastId: 600,
      painless,
      erased,
      refusals,
      rights,
      checked: (post) => {
        const { userId, screeningRunId } = post;
        const isThat = (run: ScreeningRun) => run.id === screeningRunId && run.userId === userId;
        if (screeningRunId === null || this.screeningRuns.all.some(isThat)) return post;
        if (this.erasedIds.has(`${userId} ${screeningRunId}`)) return { ...post, screeningRunId: null };
        throw new Refusal(422, runMessages.noScreeningRun);
      },
    });
    this.openCalls = {
      ...this.accounts.calls,
      'GET /features': () => ({
        features: found(this.notes.features ?? undefined),
        ...(this.instance !== null && { instance: this.instance }),
        ...(this.epoch !== null && { epoch: this.epoch }),
        isDemo: this.isDemo,
        ...(this.listsClips && { clips: JSON.stringify(listClips(content.videos)) }),
      }),
    };
    this.calls = {
      ...this.reads(),
      ...this.screeningRuns.calls,
      ...this.exerciseRuns.calls,
      ...feedbackCalls(this),
      ...painCalls(this),
      ...correctionCalls(this),
      ...this.chat.calls,
      ...this.notes.calls,
      ...this.changes.calls,
      ...this.assignments.calls,
      ...this.plans.calls,
      'POST /account/erasure': ({ body, user }) => {
        const { username } = parse(ownErasureSchema, body);
        if (!isErasureName(username, user)) throw new Refusal(422);
        this.erasePerson(user);
        return null;
      },
    };
  }

  /** The server has everything that the desk needs. */
  offerDesk() {
    this.notes.features = [
      ...(this.notes.features ?? []),
      assignmentsFeature,
      changesFeature,
      noteRevisionsFeature,
      painFeature,
      planFeature,
      runCorrectionsFeature,
      secondLookFeature,
      trainingsFeature,
    ];
    this.assignments.complete();
  }

  /** Lets all sign-ins of a user expire: their calls get a 401 from now on. */
  revoke(username: string) {
    this.accounts.revoke(username);
  }

  /** Ends all sign-ins of a user on purpose: their calls get a 401 that says so [CO-27]. */
  endSignins(username: string) {
    this.accounts.endSignins(username);
  }

  /** A trainer is the athlete's no more, or again [MB-6]. Returns whether that is a change. */
  changeRight(trainerId: number, athleteId: number, isTheirs: boolean): boolean {
    const { users } = this.content;
    const place = users.findIndex(({ id }) => id === trainerId);
    const trainer = users[place];
    if (!trainer || trainer.athleteIds.includes(athleteId) === isTheirs) return false;
    if (isTheirs) this.formerRights.begin({ trainerId, athleteId });
    else this.formerRights.end({ trainerId, athleteId });
    if (isTheirs) this.changes.noteGain(trainerId, athleteId);
    const others = trainer.athleteIds.filter((id) => id !== athleteId);
    users[place] = { ...trainer, athleteIds: isTheirs ? [...others, athleteId].sort() : others };
    return true;
  }

  /** Whether a run of a former trainer would be taken now [MB-6]. */
  takesFrom(trainerId: number, run: { userId: number; clientId: string; start: string }): boolean {
    return [this.screeningRuns, this.exerciseRuns].some((runs) => runs.verdictOn(run, trainerId) === 'taken');
  }

  /** Erases a run on purpose, with its feedback. The exercise runs that follow from it stay [ON-5]. */
  erase({ userId, clientId }: { userId: number; clientId: string }) {
    const screeningRun = this.screeningRuns.remove(userId, clientId);
    const exerciseRun = this.exerciseRuns.remove(userId, clientId);
    if (exerciseRun) this.feedback.delete(exerciseRun.id);
    if (screeningRun) this.erasedIds.add(`${userId} ${screeningRun.id}`);
    for (const run of this.exerciseRuns.all)
      if (screeningRun && run.screeningRunId === screeningRun.id) run.screeningRunId = null;
    this.erased.add(erasureKey({ userId, clientId }));
  }

  /** Erases a person with all that is theirs [MB-7]. Their trainers lose the athlete. */
  erasePerson({ id, username }: Pick<CurrentUser, 'id' | 'username'>) {
    const { users, userScreenings } = this.content;
    this.accounts.erase(username);
    this.erasedPeople.users.add(id);
    for (const one of userScreenings) if (one.userId === id) this.erasedPeople.userScreenings.add(one.id);
    this.content.userScreenings = userScreenings.filter(({ userId }) => userId !== id);
    const left = users.filter((user) => user.id !== id);
    const withoutThem = (user: CurrentUser) =>
      user.athleteIds.includes(id)
        ? { ...user, athleteIds: user.athleteIds.filter((athleteId) => athleteId !== id) }
        : user;
    users.splice(0, users.length, ...left.map(withoutThem));
    for (const { clientId } of this.screeningRuns.ofUser(id)) this.screeningRuns.remove(id, clientId);
    for (const run of this.exerciseRuns.ofUser(id)) {
      this.feedback.delete(run.id);
      this.exerciseRuns.remove(id, run.clientId);
    }
  }

  /** Refuses what is sent about somebody who was erased. */
  private demandPresent(body: unknown) {
    const { users, userScreenings } = this.erasedPeople;
    for (const { userId, recipientId, userScreeningId } of [body].flat().map(Object))
      if (users.has(userId) || users.has(recipientId) || userScreenings.has(userScreeningId))
        throw new Refusal(410, 'Diese Person wurde gelöscht.', { code: erasedPerson });
  }

  /** Whether runs say who rated, as in the changes. */
  private get saysWhoRated(): boolean {
    return this.notes.features?.includes(changesFeature) === true;
  }

  /** Says whether pain of a user is stored, as in the changes. */
  private withConsent<Told extends { id: number }>(user: Told): Told {
    return this.saysWhoRated ? { ...user, painConsent: !this.painless.has(user.id) } : user;
  }

  handle(request: ServerRequest): ServerAnswer {
    try {
      return { status: 200, body: this.answer(request) };
    } catch (error) {
      if (error instanceof Refusal) return failed(error.status, error.message || undefined, error.further);
      throw error;
    }
  }

  private answer(request: ServerRequest): unknown {
    const { body } = request;
    if (JSON.stringify(body ?? '').length > this.limit) throw new Refusal(413);
    const open = findCall(this.openCalls, request);
    if (open) {
      demandClean(body, open.params);
      return open.call({ body, params: open.params });
    }
    const { call, params } = found(findCall(this.calls, request));
    const user = this.accounts.userOf(request.token);
    if (this.accounts.wasErased(request.token))
      throw new Refusal(410, 'Dieses Konto wurde gelöscht.', { code: erasedAccount });
    if (!user) {
      const code = this.accounts.wasEnded(request.token) ? { code: endedOnPurpose } : {};
      throw new Refusal(401, 'Bitte melde dich an.', code);
    }
    demandClean(body, params);
    this.demandPresent(body);
    return call({ body, params, user });
  }

  /** The calls that read content and runs. */
  private reads(): CallTable<SignedInCall> {
    const { content } = this;
    return {
      'GET /admin/user/name/*': ({ user, params: [name] }) => {
        const named = content.users.find(({ username }) => username === name);
        // An unknown user name is refused like the name of somebody else (decision 9).
        demandActFor(user, named?.id ?? 0);
        return named && this.withConsent(asDetails(named));
      },
      'GET /admin/user/trainer/*': ({ user, params: [userId] }) => {
        demandSelf(user, Number(userId));
        const athletes = content.users.filter(({ id }) => user.athleteIds.includes(id));
        return athletes.map((athlete) => this.withConsent(asUser(athlete)));
      },
      'GET /screening/user/*': ({ user, params: [userId] }) => {
        demandActFor(user, Number(userId));
        const own = content.userScreenings.filter((one) => one.userId === Number(userId));
        return user.id === Number(userId) ? own.map(withoutTrainerNotes) : own;
      },
      'GET /screening/runs/user/*': ({ user, params: [userId] }) => {
        demandActFor(user, Number(userId));
        const runs = this.screeningRuns.ofUser(Number(userId));
        return this.saysWhoRated ? runs.map(rated) : runs;
      },
      'GET /screening/runs/*': ({ user, params: [runId] }) => {
        const run = found(this.screeningRuns.all.find(({ id }) => id === Number(runId)));
        demandActFor(user, run.userId);
        return run;
      },
      'GET /screening/*': ({ params: [screeningId] }) =>
        found(content.screenings.find(({ id }) => id === Number(screeningId))),
      'GET /exercise': () => [...content.exercises].sort(bySortOrder),
      'GET /exercise/basis': () => content.basis,
      'GET /exercise/*': ({ params: [exerciseId] }) =>
        found(content.exercises.find(({ id }) => id === Number(exerciseId))),
      'GET /video': () => (this.listsClips ? listClips(content.videos) : found(undefined)),
      'GET /video/*': ({ params: [fileName] }) =>
        found(content.videos.get(fileName), 'Dieses Video gibt es nicht.'),
      'HEAD /video/*': ({ params: [fileName] }): ClipState => {
        const clip = found(content.videos.get(fileName));
        return { size: clip.size, etag: this.tagsClips ? tagOf(clip) : null };
      },
    };
  }
}
