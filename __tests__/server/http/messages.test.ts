import { randomUUID } from 'node:crypto';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
let anna: number;
beforeAll(async () => {
  demo = await startDemo();
  anna = await demo.idOf('anna');
});
afterAll(() => demo.stop());

test.each([
  ['/screening/99', 'Dieses Screening gibt es nicht.'],
  ['/screening/runs/9999/', 'Dieses Screening gibt es nicht.'],
  ['/exercise/99', 'Diese Übung gibt es nicht.'],
  ['/exercise/feedbackquestions/7', 'Diese Adresse gibt es nicht.'],
  ['/chat/chatroom/messages/999', 'Diese Konversation gibt es nicht.'],
  ['/video/unbekannt.mp4', 'Dieses Video gibt es nicht.'],
])('[API-41] %s answers 404 in German', async (path, message) => {
  expect((await demo.get('anna', path)).json()).toEqual({ status: 404, error: 'Not Found', message });
});

const aNote = { userScreeningId: 1, target: { kind: 'screening' }, athleteNote: 'x', trainerNote: null };
const aFeedback = { exerciseRunId: 1, comment: '', answers: [] };
const aMessage = { clientId: randomUUID(), recipientId: 1, content: 'Hallo' };

/** What is posted by the trainer, who trains Anna. */
const posts: [path: string, body: () => object, status: number, message: string][] = [
  [
    '/screening/runs/',
    () => aScreeningRunPost({ userId: anna, screeningId: 99 }),
    422,
    'Dieses Screening gibt es auf dem Server nicht mehr. Dein Eintrag bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
  ],
  [
    '/exercise/runs/',
    () => anExerciseRunPost({ userId: anna, screeningRunId: 9999 }),
    422,
    'Das Screening zu diesem Training gibt es auf dem Server nicht. Das Training bleibt auf deinem Gerät.',
  ],
  [
    '/exercise/feedback',
    () => ({ ...aFeedback, exerciseRunId: 9999 }),
    404,
    'Dieses Training gibt es nicht.',
  ],
  [
    '/exercise/feedback',
    () => ({ ...aFeedback, answers: [{ question: 'x', answer: 'y' }] }),
    422,
    'Eine Antwort passt nicht zu den Fragen.',
  ],
  ['/exercise/feedback', () => ({ ...aFeedback, comment: null }), 400, field('comment')],
  [
    '/exercise/feedback',
    () => ({ ...aFeedback, comment: 'x'.repeat(4001) }),
    400,
    'Die Angabe „comment“ ist zu lang: höchstens 4.000 Zeichen.',
  ],
  ['/screening/note/', () => ({ ...aNote, userScreeningId: 99 }), 404, 'Dieses Screening gibt es nicht.'],
  [
    '/screening/note/',
    () => ({ ...aNote, target: { kind: 'test', id: 99 } }),
    404,
    'Diesen Test gibt es nicht.',
  ],
  [
    '/screening/note/',
    () => ({ ...aNote, target: { kind: 'exercise', id: 99 } }),
    404,
    'Diese Übung gibt es nicht.',
  ],
  ['/screening/note/', () => ({ ...aNote, target: null }), 400, field('target')],
  ['/chat/', () => ({ ...aMessage, senderId: anna }), 403, 'Dafür fehlt dir die Berechtigung.'],
];

function field(name: string) {
  return `Die Angabe „${name}“ fehlt oder ist ungültig.`;
}

test.each(posts)(
  '[API-41] what is posted to %s and refused says why (%#)',
  async (path, body, status, message) => {
    expect((await demo.post('trainer', path, body())).json()).toMatchObject({ status, message });
  },
);

test('[API-7, API-41] a sign-in that fails does not say whether the name or the password was wrong', async () => {
  const message = 'Benutzername oder Passwort ist falsch.';
  const answer = { status: 401, error: 'Unauthorized', message };
  for (const name of ['anna', 'niemand']) expect((await demo.signIn(name, 'falsch')).json()).toEqual(answer);
});
