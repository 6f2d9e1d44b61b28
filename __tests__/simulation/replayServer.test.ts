import { bundleSimulation } from '../../scripts/lib/simulation.mjs';
import { type Call, calls } from '../../src/contract/calls';
import { aScreening } from '../builders';
import { anExerciseRunPost, aScreeningRunPost } from '../contract/serverContract/club';
import { aClub, anna, screening, tina } from '../fakes/club';
import { beginning } from '../fakes/virtualTime';
import { askAll } from './replay/askAll';
import { recordServer, type ServerEvent } from './replay/recordServer';
import { replayed } from './replay/replayed';
import { replayOnServer } from './replay/replayOnServer';

/** Each takes a fifth of a second. */
const repeated = replayed(16);

describe('what the fake server was asked in some of the seeds, and in scenarios for what is rare', () => {
  let recordings: ServerEvent[][];
  beforeAll(async () => {
    const simulation = await bundleSimulation();
    const scenarios = repeated.map(({ scenario }) => scenario);
    recordings = (await simulation.perform({ what: 'recordServer', scenarios })) as ServerEvent[][];
    await simulation.remove();
  }, 600_000);

  test('is answered in the same way by the real server', async () => {
    const differing: string[] = [];
    let answers = 0;
    for (const [index, events] of recordings.entries()) {
      const { compared, found } = await replayOnServer(events);
      answers += compared;
      if (found) differing.push(`${repeated[index]?.name}: ${found}`);
    }
    console.info(`${answers} answers of the server in ${repeated.length} scenarios compared`);
    expect(differing).toEqual([]);
    expect(answers).toBeGreaterThan(40 * repeated.length);
  }, 600_000);
});

describe('a difference between the servers is found', () => {
  /** What a server was asked that a visit of Anna's led to. */
  const visit = () => {
    jest.spyOn(Date, 'now').mockReturnValue(beginning);
    const server = aClub();
    const events = recordServer(server);
    let token: string | null = null;
    const ask = ({ method, path, body }: Call<unknown>) =>
      server.handle({ method, path, body, token }).body as { id: number; token: string };
    const credentials = { username: anna.username, password: 'athletik' };
    ask(calls.authenticate({ ...credentials, password: 'falsch' }));
    ({ token } = ask(calls.authenticate(credentials)));
    const [first, second] = [aScreeningRunPost(), aScreeningRunPost()];
    ask(calls.saveScreeningRun(first));
    const { id: screeningRunId } = ask(calls.saveScreeningRun(second));
    ask(calls.saveExerciseRun(anExerciseRunPost({ screeningRunId })));
    ask(calls.saveScreeningRun({ ...first, clientId: second.clientId, completed: !second.completed }));
    server.chat.say(tina, anna, 'Gut gemacht!');
    server.content.screenings.push(aScreening({ ...screening, id: 32 }));
    for (const userScreening of server.content.userScreenings) userScreening.screeningId = 32;
    ask(calls.userScreenings(anna.id));
    ask(calls.screening(32));
    server.revoke(anna.username);
    ask(calls.exercises());
    askAll(server);
    return events;
  };

  type Answered = Extract<ServerEvent, { what: 'asked' | 'said' }>;
  /** A body that is an object or a list. */
  type Body = Record<string, unknown> & unknown[];

  /** Changes the first answer with this status to this request. */
  const change = (events: ServerEvent[], line: string, changeBody: (body: Body) => unknown) => {
    const isThat = ({ request, answer }: Answered) =>
      `${request.method} ${request.path} ${answer.status}` === line;
    const found = events.find((event): event is Answered => 'request' in event && isThat(event));
    if (!found) throw new Error(`Nobody asked ${line}.`);
    changeBody(found.answer.body as Body);
  };

  test('but none where there is none', async () => {
    expect(await replayOnServer(visit())).toEqual({ compared: expect.any(Number), found: null });
  });

  test.each<[string, string, (body: Body) => unknown, string]>([
    [
      'another text of an error',
      'POST /auth 401',
      (body) => Object.assign(body, { message: 'Anders.' }),
      'the error.message',
    ],
    [
      'another value',
      'POST /exercise/runs/ 200',
      (body) => Object.assign(body, { completed: !body.completed }),
      'the answer.completed',
    ],
    [
      'the id of another run',
      'POST /exercise/runs/ 200',
      (body) => Object.assign(body, { screeningRunId: 501 }),
      'the answer.screeningRunId',
    ],
    [
      'another instant',
      'POST /chat/ 200',
      (body) => Object.assign(body, { createdAt: '2024-01-01T00:00:00.000Z' }),
      'the answer.createdAt',
    ],
    [
      'a field too many',
      'GET /screening/32 200',
      (body) => Object.assign(body, { owner: anna.id }),
      'the answer.owner',
    ],
    [
      'a missing field',
      'GET /screening/32 200',
      (body) => Object.assign(body, { name: undefined }),
      'the answer.name',
    ],
    ['a run too few', 'GET /screening/runs/user/2 200', (body) => body.pop(), 'the answer.1'],
  ])('%s', async (_difference, line, changeBody, place) => {
    const events = visit();
    change(events, line, changeBody);
    expect((await replayOnServer(events)).found).toContain(`${place}: the fake one has`);
  });

  test.each(['POST /screening/runs/ 409', 'GET /exercise/ 401', 'GET /screening/32 200'])(
    'another status than %s',
    async (line) => {
      const events = visit();
      for (const event of events) {
        if (!('request' in event)) continue;
        const { request, answer } = event;
        if (`${request.method} ${request.path} ${answer.status}` === line) answer.status = 500;
      }
      expect((await replayOnServer(events)).found).toContain('the status: the fake one is 500');
    },
  );
});
