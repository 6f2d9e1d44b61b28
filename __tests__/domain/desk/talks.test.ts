import type { ChatMessage, ChatRoom } from '../../../src/contract/chat';
import { deskRows } from '../../../src/domain/desk/deskRows';
import { talksOf } from '../../../src/domain/desk/talks';
import { aMessage, aTrainer, aUser, aWaitingMessage } from '../../builders';
import { daysAgo, now, someContent } from './content';

const tina = aTrainer().id;
const anna = aUser().id;
const room: ChatRoom = { id: 7, participants: [tina, anna] };

let lastId = 0;
const said = (senderId: number, days: number): ChatMessage => {
  lastId += 1;
  const clientId = `60000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`;
  return aMessage({ id: lastId, clientId, senderId, content: `Vor ${days} Tagen`, createdAt: daysAgo(days) });
};
const talkOf = (...messages: ChatMessage[]) => talksOf([room], { 7: messages }, tina).get(anna);

test('[DE-10] the last word is the one that was said last', () => {
  const asked = { content: 'Vor 2 Tagen', at: daysAgo(2) };
  expect(talkOf(said(tina, 3), said(anna, 2))).toEqual({ ...asked, isAnswered: false });
  expect(talkOf(said(anna, 2), said(tina, 1))).toEqual({ ...asked, isAnswered: true });
  expect(talkOf(said(tina, 1))).toBeUndefined();
});

test('[DE-10] [CS-3] what the trainer reads along waits for no answer of theirs', () => {
  const read: ChatRoom = { id: 8, participants: [anna, 99], readers: [tina] };
  expect(talksOf([read], { 8: [said(anna, 1)] }, tina).size).toBe(0);
});

test('[DE-10] an answer that waits to be sent is the last word, a refused one is not', () => {
  const talks = new Map([[anna, { content: 'Und jetzt?', at: daysAgo(1), isAnswered: false }]]);
  const answer = aWaitingMessage({ payload: { recipientId: anna, content: 'Pause.' } });
  const news = (refusal: string | null) =>
    deskRows(someContent({ talks, unread: [{ senderId: anna }], entries: [{ ...answer, refusal }] }), now)[0]
      ?.reasons.filter(({ kind }) => kind === 'message')
      .map((reason) => 'isRefused' in reason && reason.isRefused);
  expect(news(null)).toEqual([]);
  expect(news('zu lang')).toEqual([true, false]);
});
