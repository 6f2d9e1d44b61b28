import { byWritingTime, writingTime } from '../../src/domain/chat';
import { aWaitingMessage } from '../builders';

const now = Date.parse('2026-11-21T13:00:00.000Z');
const earlier = aWaitingMessage({ writtenAt: '2026-11-21T12:59:00.000Z' });
const atOnce = aWaitingMessage({ writtenAt: '2026-11-21T13:00:00.000Z' });
const later = aWaitingMessage({ writtenAt: '2026-11-21T13:01:00.000Z' });

test.each([
  ['when nothing waits', [], '2026-11-21T13:00:00.000Z'],
  ['after an earlier one', [earlier], '2026-11-21T13:00:00.000Z'],
  ['after one of the same moment', [atOnce], '2026-11-21T13:00:00.001Z'],
  ['after ones of a clock that was ahead', [later, earlier], '2026-11-21T13:01:00.001Z'],
])('[ME-9] a message is written now, but later than all that wait: %s', (_name, waiting, expected) => {
  expect(writingTime(now, waiting)).toBe(expected);
});

test('[ME-9] waiting messages are in the order in which they were written', () => {
  expect([later, earlier, atOnce].toSorted(byWritingTime)).toEqual([earlier, atOnce, later]);
});
