import { offeredAgain } from '../../src/domain/sentEntries';
import { aWaitingFeedback, aWaitingMessage, aWaitingNote } from '../builders';

/** Feedback on the exercise run with this server id. */
const feedbackOn = (exerciseRunId: number, writtenAt = '2026-11-21T13:00:00.000Z') =>
  aWaitingFeedback({ writtenAt, payload: { ...aWaitingFeedback().payload, exerciseRunId } });

test('[ON-6] [ON-2] a restored server gets all but the feedback that newer feedback replaces, whatever the clock said', () => {
  const [message, sent, waiting] = [
    aWaitingMessage(),
    feedbackOn(601, '2026-11-21T14:00:00.000Z'),
    feedbackOn(601),
  ];
  expect(offeredAgain([message, sent], [waiting, aWaitingMessage()])).toEqual([message]);
  expect(offeredAgain([sent], [{ ...waiting, refusal: 'Nein.' }])).toEqual([sent]);
  expect(offeredAgain([sent], [feedbackOn(602)])).toEqual([sent]);
});

test('[ON-6, NT-1] a note that somebody else wrote here replaces none, since it may not have been written on that', () => {
  const sent = aWaitingNote({ isTried: true });
  const waiting = aWaitingNote({ clientId: aWaitingMessage().clientId });
  expect(offeredAgain([sent], [waiting])).toEqual([]);
  expect(offeredAgain([sent], [{ ...waiting, writtenBy: 4 }])).toEqual([sent]);
});
