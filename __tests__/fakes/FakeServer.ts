import { withoutTrainerNotes } from '../../server/notes/trainerNotes';
import type { Feedback } from '../../src/contract/feedback';
import {
  type CurrentUser,
  type Exercise,
  type ExerciseRun,
  type ExerciseRunPost,
  exerciseRunPostSchema,
  type Screening,
  type ScreeningRun,
  type ScreeningRunPost,
  screeningRunPostSchema,
  type User,
  type UserDetails,
  type UserScreening,
} from '../../src/contract/schemas';
import { FakeAccounts } from './FakeAccounts';
import { FakeChat } from './FakeChat';
import { FakeNotes } from './FakeNotes';
import { feedbackCalls, feedbackQuestions } from './feedbackCalls';
import { StoredRuns } from './StoredRuns';
import {
  type CallTable,
  demandActFor,
  demandSelf,
  failed,
  findCall,
  found,
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

const asUser = ({ id, username, firstName, lastName }: User): User => ({ id, username, firstName, lastName });

const asDetails = (user: CurrentUser): UserDetails => {
  const { token: _secret, ...details } = user;
  return details;
};

/**
 * The server of the contract in memory. It answers at once and passes the suite in `contract/serverContract`, as the
 * real server does. It leaves out what depends on the clock or on HTTP: links and sign-ins that expire, limits of
 * attempts and sizes, tags, cookies.
 */
export class FakeServer {
  /** Client ids of runs that are refused at every revision, and the status of the refusal. */
  readonly refusals = new Map<string, number>();
  readonly screeningRuns: StoredRuns<ScreeningRunPost, ScreeningRun>;
  readonly exerciseRuns: StoredRuns<ExerciseRunPost, ExerciseRun>;
  /** Feedback by the id of the exercise run. A later one replaces an earlier one [CO-14]. */
  readonly feedback = new Map<number, Feedback>();
  readonly feedbackQuestions = feedbackQuestions;
  readonly accounts: FakeAccounts;
  readonly chat: FakeChat;
  readonly notes: FakeNotes;
  private readonly calls: CallTable<SignedInCall>;

  constructor(readonly content: ServerContent) {
    const { refusals } = this;
    this.accounts = new FakeAccounts(content);
    this.chat = new FakeChat(content);
    this.notes = new FakeNotes(content);
    this.screeningRuns = new StoredRuns({
      path: '/screening/runs',
      postSchema: screeningRunPostSchema,
      lastId: 500,
      refusals,
      demandTarget: ({ screeningId }) => {
        if (!content.screenings.some(({ id }) => id === screeningId)) throw new Refusal(422);
      },
    });
    this.exerciseRuns = new StoredRuns({
      path: '/exercise/runs',
      postSchema: exerciseRunPostSchema,
      lastId: 600,
      refusals,
      demandTarget: ({ userId, screeningRunId }) => {
        const isThat = (run: ScreeningRun) => run.id === screeningRunId && run.userId === userId;
        if (screeningRunId !== null && !this.screeningRuns.all.some(isThat)) throw new Refusal(422);
      },
    });
    this.calls = {
      ...this.reads(),
      ...this.screeningRuns.calls,
      ...this.exerciseRuns.calls,
      ...feedbackCalls(this),
      ...this.chat.calls,
      ...this.notes.calls,
    };
  }

  /** Makes the server refuse this token with a 401 from now on. */
  revoke(token: string) {
    this.accounts.revoke(token);
  }

  handle(request: ServerRequest): ServerAnswer {
    try {
      return { status: 200, body: this.answer(request) };
    } catch (error) {
      if (error instanceof Refusal) return failed(error.status, error.message || undefined);
      throw error;
    }
  }

  private answer(request: ServerRequest): unknown {
    const { body } = request;
    const open = findCall(this.accounts.calls, request);
    if (open) return open.call({ body, params: open.params });
    const { call, params } = found(findCall(this.calls, request));
    const user = this.accounts.userOf(request.token);
    if (!user) throw new Refusal(401, 'Bitte melde dich an.');
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
        return named && asDetails(named);
      },
      'GET /admin/user/trainer/*': ({ user, params: [userId] }) => {
        demandSelf(user, Number(userId));
        return content.users.filter(({ id }) => user.athleteIds.includes(id)).map(asUser);
      },
      'GET /screening/user/*': ({ user, params: [userId] }) => {
        demandActFor(user, Number(userId));
        const own = content.userScreenings.filter((one) => one.userId === Number(userId));
        return user.id === Number(userId) ? own.map(withoutTrainerNotes) : own;
      },
      'GET /screening/runs/user/*': ({ user, params: [userId] }) => {
        demandActFor(user, Number(userId));
        return this.screeningRuns.ofUser(Number(userId));
      },
      'GET /screening/*': ({ params: [screeningId] }) =>
        found(content.screenings.find(({ id }) => id === Number(screeningId))),
      'GET /exercise': () => content.exercises,
      'GET /exercise/basis': () => content.basis,
      'GET /video/*': ({ params: [fileName] }) =>
        found(content.videos.get(fileName), 'Dieses Video gibt es nicht.'),
    };
  }
}
