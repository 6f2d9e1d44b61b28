import { type Feedback, type FeedbackQuestion, feedbackSchema } from '../../src/contract/feedback';
import {
  type CurrentUser,
  credentialsSchema,
  type Exercise,
  type ExerciseRun,
  exerciseRunPostSchema,
  type Screening,
  type ScreeningRun,
  screeningRunPostSchema,
  type User,
  type UserScreening,
} from '../../src/contract/schemas';
import { FakeAccounts } from './FakeAccounts';
import { FakeChat } from './FakeChat';
import { FakeNotes } from './FakeNotes';
import { StoredRuns } from './StoredRuns';

export interface ServerRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  token: string | null;
}

export interface ServerAnswer {
  status: number;
  body: unknown;
}

interface Content {
  /** Everybody with an account, each with the token that a sign-in answers; every password is 'athletik'. */
  users: CurrentUser[];
  userScreenings: UserScreening[];
  screenings: Screening[];
  exercises: Exercise[];
  basis: { exerciseId: number }[];
  videos: Map<string, Blob>;
}

export const ok = (body: unknown): ServerAnswer => ({ status: 200, body });

/** An error answer in the shape of the contract [API-41]. */
export const failed = (status: number, message = `Fehler ${status}`): ServerAnswer => ({
  status,
  body: { status, error: `Error ${status}`, message },
});

const found = (thing: unknown) => (thing === undefined ? failed(404) : ok(thing));

const asUser = ({ id, username, firstName, lastName }: User): User => ({ id, username, firstName, lastName });

/** The server of the contract in memory. It answers at once and forgets nothing. */
export class FakeServer {
  readonly screeningRuns = new StoredRuns<ScreeningRun>(500, screeningRunPostSchema);
  readonly accounts = new FakeAccounts();
  /** By training; the last one counts [CO-14]. */
  readonly feedback = new Map<number, Feedback>();
  readonly feedbackQuestions: FeedbackQuestion[] = [
    { question: 'Wie anstrengend war es?', options: ['Leicht', 'Genau richtig'] },
    { question: 'Hattest du Schmerzen?', options: ['Nein', 'Ja'] },
  ];
  readonly exerciseRuns = new StoredRuns<ExerciseRun>(600, exerciseRunPostSchema);
  private readonly revoked = new Set<string>();
  /** Client ids of runs that are refused, whatever the revision, and the status to refuse them with. */
  readonly refusals = new Map<string, number>();

  readonly chat: FakeChat;
  readonly notes: FakeNotes;

  constructor(readonly content: Content) {
    this.chat = new FakeChat(content.users);
    this.notes = new FakeNotes(content);
  }

  /** From now on this token is answered with a 401. */
  revoke(token: string) {
    this.revoked.add(token);
  }

  handle(request: ServerRequest): ServerAnswer {
    if (request.path === '/auth') return this.signIn(request.body);
    if (request.path.startsWith('/admin/email/')) return this.accounts.handle(request);
    const user = this.content.users.find(({ token }) => token === request.token);
    if (!user || this.revoked.has(user.token)) return failed(401, 'Bitte melde dich an.');
    const chatAnswer = this.chat.answer(request, user);
    if (chatAnswer) return chatAnswer;
    const notesAnswer = this.notes.answer(request, user);
    if (notesAnswer) return notesAnswer;
    return request.method === 'GET' ? this.get(request.path, user) : this.post(request, user);
  }

  private signIn(body: unknown): ServerAnswer {
    const credentials = credentialsSchema.parse(body);
    const user = this.content.users.find(({ username }) => username === credentials.username);
    if (!user || credentials.password !== 'athletik') return failed(401, 'Falsche Zugangsdaten.');
    this.revoked.delete(user.token);
    return ok(user);
  }

  private get(path: string, user: CurrentUser): ServerAnswer {
    const { users, userScreenings, screenings, exercises, basis } = this.content;
    const [, area = '', second = '', third = '', last = ''] = path.split('/').map(decodeURIComponent);
    const isAllowed = (userId: number) => userId === user.id || user.athleteIds.includes(userId);
    switch (path.replace(/[^/]+$/, '*')) {
      case '/admin/user/name/*': {
        const { token: _secret, ...details } = users.find(({ username }) => username === last) ?? user;
        return ok(details);
      }
      case '/admin/user/trainer/*':
        return ok(users.filter(({ id }) => user.athleteIds.includes(id)).map(asUser));
      case '/screening/user/*':
        if (!isAllowed(Number(third))) return failed(403);
        return ok(userScreenings.filter(({ userId }) => userId === Number(third)));
      case '/screening/runs/user/*':
        return isAllowed(Number(last)) ? ok(this.screeningRuns.ofUser(Number(last))) : failed(403);
      case '/screening/*':
        return found(screenings.find(({ id }) => id === Number(second)));
      case '/exercise/':
        return ok(exercises);
      case '/exercise/feedback/*':
        return ok(this.feedbackQuestions);
      case '/exercise/*':
        return ok(basis);
      default:
        return failed(404, `Unbekannt: ${area}`);
    }
  }

  private post({ path, body }: ServerRequest, user: CurrentUser): ServerAnswer {
    if (path === '/exercise/feedback') {
      const feedback = feedbackSchema.parse(body);
      this.feedback.set(feedback.exerciseRunId, feedback);
      return ok({});
    }
    const runs = path.startsWith('/screening/') ? this.screeningRuns : this.exerciseRuns;
    const isBatch = path.endsWith('/all/');
    const posts = isBatch ? (body as unknown[]) : [body];
    for (const post of posts) {
      const { clientId, userId } = post as { clientId: string; userId: number };
      const refusal = this.refusals.get(clientId);
      if (refusal) return failed(refusal, 'Dieser Lauf wird nicht angenommen.');
      if (!runs.isValid(post)) return failed(400, 'Dieser Lauf ist fehlerhaft.');
      if (userId !== user.id && !user.athleteIds.includes(userId)) return failed(403);
      const screeningRunId = (post as { screeningRunId?: number | null }).screeningRunId ?? null;
      if (screeningRunId !== null && !this.screeningRuns.has(screeningRunId)) return failed(404);
    }
    const stored = posts.map((post) => runs.store(post));
    return ok(isBatch ? stored : stored[0]);
  }
}
