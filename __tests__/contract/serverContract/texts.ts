import { type Call, calls } from '../../../src/contract/calls';
import { chatCalls } from '../../../src/contract/chatCalls';
import { aRunUnit } from '../../builders';
import { type OpenServer, openClub } from './ContractServer';
import { anExerciseRunPost, password, people } from './club';

const clientId = '70000000-0000-4000-8000-000000000001';

/** Calls with a text in the body, deep in the body, and in the path. */
const texts: [string, (text: string) => Call<unknown>][] = [
  [
    'a message',
    (content) => chatCalls.send({ clientId, senderId: people.anna.id, recipientId: people.tina.id, content }),
  ],
  [
    'a note',
    (athleteNote) => calls.saveExerciseRun(anExerciseRunPost({ runUnits: [aRunUnit({ athleteNote })] })),
  ],
  ['a name in the path', (name) => calls.userByName(name)],
  ['the name of a sign-in', (username) => calls.authenticate({ username, password })],
];

export const describeTexts = (open: OpenServer) => {
  describe.each(texts)('%s', (_place, callWith) => {
    const club = openClub(open);

    test('[ON-7] is refused with 400 where the database would change it', async () => {
      for (const text of ['a\0b', '\0', '\uFEFFanna'])
        expect(await club.refusal(callWith(text), 'anna')).toBe(400);
    });
  });

  describe('a text', () => {
    const club = openClub(open);
    const write = (content: string) =>
      club.send(
        chatCalls.send({ clientId, senderId: people.anna.id, recipientId: people.tina.id, content }),
        'anna',
      );

    test('[ON-7] is refused with half of a pair of surrogates, and stored with the whole one', async () => {
      for (const half of ['\uD83D', 'a\uDE00', '\uDE00\uD83D']) expect((await write(half)).status).toBe(400);
      const content = 'Stark! \u{1F600} a\uFEFFb';
      expect(await write(content)).toMatchObject({ status: 200, body: { content } });
    });
  });
};
