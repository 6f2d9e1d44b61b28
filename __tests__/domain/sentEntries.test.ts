import { offeredAgain } from '../../src/domain/sentEntries';
import { aWaitingFeedback, aWaitingMessage, aWaitingNote } from '../builders';

const now = Date.parse('2026-11-21T15:00:00.000Z');

/** Feedback on the exercise run with this server id. */
const feedbackOn = (exerciseRunId: number, writtenAt = '2026-11-21T13:00:00.000Z') =>
  aWaitingFeedback({ writtenAt, payload: { ...aWaitingFeedback().payload, exerciseRunId } });

test('[ON-6] [ON-2] a restored server gets all but the feedback that newer feedback replaces, whatever the clock said', () => {
  const [message, sent, waiting] = [
    aWaitingMessage(),
    feedbackOn(601, '2026-11-21T14:00:00.000Z'),
    feedbackOn(601),
  ];
  expect(offeredAgain([message, sent], [waiting, aWaitingMessage()], now)).toEqual([message]);
  expect(offeredAgain([sent], [{ ...waiting, refusal: 'Nein.' }], now)).toEqual([sent]);
  expect(offeredAgain([sent], [feedbackOn(602)], now)).toEqual([sent]);
});

test('[ON-6, NT-1] a note that somebody else wrote here replaces none, since it may not have been written on that', () => {
  const sent = aWaitingNote({ isTried: true });
  const waiting = aWaitingNote({ clientId: aWaitingMessage().clientId });
  expect(offeredAgain([sent], [waiting], now)).toEqual([]);
  expect(offeredAgain([sent], [{ ...waiting, writtenBy: 4 }], now)).toEqual([sent]);
});

test('[ON-6, ON-2] what is offered again comes before what is written from now on, although the clock was set back', () => {
  const early = aWaitingMessage({ writtenAt: '2026-11-21T14:00:00.000Z' });
  const [late, latest] = ['2026-11-22T14:00:00.000Z', '2026-11-22T15:00:00.000Z'].map((writtenAt, index) =>
    aWaitingMessage({ clientId: `2000000${index}-0000-4000-8000-000000000000`, writtenAt }),
  ) as [typeof early, typeof early];
  expect(offeredAgain([latest, early, late], [], now)).toEqual([
    early,
    { ...late, writtenAt: '2026-11-21T14:59:59.998Z' },
    { ...latest, writtenAt: '2026-11-21T14:59:59.999Z' },
  ]);
});
