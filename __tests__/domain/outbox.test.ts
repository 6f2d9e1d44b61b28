import * as fc from 'fast-check';
import {
  byWritingTime,
  type Entry,
  type EntryOf,
  subjectOf,
  superseded,
  withoutSuperseded,
  writingTime,
} from '../../src/domain/outbox';
import { isReady, nextEntry, withRunId } from '../../src/domain/readyEntries';
import { aWaitingFeedback, aWaitingMessage, aWaitingNote, oneOfEachKind } from '../builders';

const runId = '00000000-0000-4000-8000-0000000000aa';
const other = '30000000-0000-4000-8000-000000000009';
const none: ReadonlySet<string> = new Set();

const messageTo = (recipientId: number, overrides: Partial<EntryOf<'message'>> = {}) =>
  aWaitingMessage({ payload: { recipientId, content: 'Hallo' }, ...overrides });

/** Feedback on an exercise run, named by its client id, its server id or both. */
const feedbackOn = (
  exerciseRunClientId: string | null,
  exerciseRunId: number | null,
  overrides: Partial<EntryOf<'feedback'>> = {},
) =>
  aWaitingFeedback({
    payload: { ...aWaitingFeedback().payload, exerciseRunClientId, exerciseRunId },
    ...overrides,
  });

/**
 * Entries of few subjects in the order in which they were written. Each has its own id. Some were tried or refused,
 * some wait for their exercise run.
 */
const entries: fc.Arbitrary<Entry[]> = fc
  .array(
    fc.record({
      isMessage: fc.boolean(),
      subject: fc.integer({ min: 1, max: 3 }),
      hasRunId: fc.boolean(),
      isTried: fc.boolean(),
      refusal: fc.option(fc.constant('Nein.')),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ isMessage, subject, hasRunId, isTried, refusal }, index) => {
      const writtenAt = new Date(Date.UTC(2026, 10, 21, 13, index)).toISOString();
      const fields = { clientId: String(index), writtenAt, isTried, refusal };
      return isMessage
        ? messageTo(subject, fields)
        : feedbackOn(`run-${subject}`, hasRunId ? 600 + subject : null, fields);
    }),
  );

describe('the subject of an entry', () => {
  test('[ON-2] is of a message its conversation, of feedback its exercise run', () => {
    expect(subjectOf(messageTo(1))).toBe(subjectOf(messageTo(1, { clientId: 'another' })));
    expect(subjectOf(messageTo(1))).not.toBe(subjectOf(messageTo(601)));
    expect(subjectOf(messageTo(601))).not.toBe(subjectOf(feedbackOn(null, 601)));
    expect(subjectOf(feedbackOn(null, 601))).not.toBe(subjectOf(feedbackOn(null, 602)));
  });

  test('[ON-2] names its kind, so that no two kinds have one in common', () => {
    expect(new Set(oneOfEachKind.map(subjectOf)).size).toBe(oneOfEachKind.length);
  });

  test('[ON-4] stays the same once its exercise run has a server id', () => {
    expect(subjectOf(feedbackOn(runId, 601))).toBe(subjectOf(feedbackOn(runId, null)));
  });
});

describe('the entries whose place newer ones take', () => {
  const minute = (minutes: number) => ({
    clientId: String(minutes),
    writtenAt: new Date(Date.UTC(2026, 10, 21, 13, minutes)).toISOString(),
  });
  const [older, newer] = [feedbackOn(runId, null, minute(1)), feedbackOn(runId, null, minute(2))];

  test('[ON-2] are those of the same exercise run that are older and were never tried', () => {
    const tried = feedbackOn(runId, 601, { ...minute(0), isTried: true });
    const ofAnother = feedbackOn('another', null, minute(0));
    const all = [tried, ofAnother, older, newer];
    expect(superseded(all)).toEqual([older]);
    expect(withoutSuperseded(all)).toEqual([tried, ofAnother, newer]);
    expect(superseded([newer, older])).toEqual([older]);
  });

  test('[ON-2] are all but the newest, also when that was tried', () => {
    const latest = feedbackOn(runId, 601, { ...minute(3), isTried: true });
    expect(superseded([older, newer, latest])).toEqual([older, newer]);
  });

  test('[ON-2] are refused ones, too, of feedback: sent later, they would replace what is newer', () => {
    const refused = { isTried: true, refusal: 'Dafür fehlt dir die Berechtigung.' };
    expect(superseded([feedbackOn(runId, 601, { ...minute(0), ...refused }), newer])).toHaveLength(1);
    const note = aWaitingNote({ ...minute(0), ...refused });
    expect(superseded([note, aWaitingNote({ ...minute(1), clientId: other })])).toEqual([]);
  });

  test('[ON-2] are never messages', () => {
    expect(superseded([messageTo(1, minute(0)), messageTo(1, minute(1))])).toEqual([]);
  });

  test('[ON-2] were never tried or were refused, whatever waits, and of each subject the newest stays', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const gone = superseded(all);
        const kept = withoutSuperseded(all);
        expect([...gone, ...kept].toSorted(byWritingTime)).toEqual(all);
        for (const entry of gone) {
          expect(entry.kind).toBe('feedback');
          expect(entry.isTried && entry.refusal === null).toBe(false);
          const newest = all.findLast((other) => subjectOf(other) === subjectOf(entry));
          expect(kept).toContain(newest);
        }
        expect(superseded(kept)).toEqual([]);
      }),
    );
  });
});

describe('the entry whose turn it is', () => {
  const [first, second] = [messageTo(1), messageTo(3, { clientId: '30000000-0000-4000-8000-000000000008' })];

  test('[ON-2] is the oldest one', () => {
    expect(nextEntry([first, second], none)).toBe(first);
    expect(nextEntry([], none)).toBeUndefined();
  });

  test('[ON-2] is never of a subject whose earlier entry has just failed', () => {
    expect(nextEntry([first, { ...first, clientId: other }, second], new Set([first.clientId]))).toBe(second);
  });

  test('[FL-15] is one that failed several times only when there is no other', () => {
    const failing = (tries: number) => messageTo(1, { failure: { tries, message: 'Fehler 500' } });
    const [often, seldom] = [failing(9), failing(3)];
    expect(nextEntry([often, seldom, second], none)).toBe(second);
    expect(nextEntry([often, seldom], none)).toBe(seldom);
    expect(nextEntry([failing(2), second], none)).toMatchObject({ failure: { tries: 2 } });
  });

  test('[FL-15] may follow a message that failed several times, but never feedback that did', () => {
    const failure = { tries: 3, message: 'Fehler 500' };
    const message = { ...first, failure };
    const feedback = feedbackOn(runId, 601, { failure });
    const later = { ...first, clientId: other };
    expect(nextEntry([message, later], new Set([message.clientId]))).toBe(later);
    expect(
      nextEntry([feedback, feedbackOn(runId, 601, { clientId: other })], new Set([feedback.clientId])),
    ).toBeUndefined();
  });

  test('[ON-2] is never feedback that an earlier one would replace', () => {
    const earlier = feedbackOn(runId, 601, { failure: { tries: 4, message: 'Fehler 503' } });
    const later = feedbackOn(runId, 601, { clientId: other });
    expect(nextEntry([earlier, later], none)).toBe(earlier);
    expect(nextEntry([earlier, { ...later, failure: { tries: 3, message: 'Fehler 503' } }], none)).toBe(
      earlier,
    );
  });

  test('[ON-3] is never a refused one', () => {
    expect(nextEntry([{ ...first, refusal: 'Nein.' }, second], none)).toBe(second);
  });

  test('[ON-4] is no feedback whose exercise run has no server id yet', () => {
    const waiting = feedbackOn(runId, null);
    expect([isReady(first), isReady(waiting), isReady(feedbackOn(runId, 601))]).toEqual([true, false, true]);
    expect(nextEntry([waiting, second], none)).toBe(second);
    expect(nextEntry([feedbackOn(runId, 601), second], none)).toMatchObject({ kind: 'feedback' });
  });

  test('[ON-2] of every entry that can be sent comes once, in the order written', () => {
    fc.assert(
      fc.property(entries, (all) => {
        let waiting = all;
        const sent: Entry[] = [];
        for (let next = nextEntry(waiting, none); next; next = nextEntry(waiting, none)) {
          const { clientId } = next;
          sent.push(next);
          waiting = waiting.filter((entry) => entry.clientId !== clientId);
        }
        expect(sent).toEqual(all.filter((entry) => entry.refusal === null && isReady(entry)));
      }),
    );
  });

  test('[ON-2] a subject whose entry has just failed holds up no other', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 7 }), (all, index) => {
        const failed = all[index];
        if (!failed || failed.refusal !== null || !isReady(failed)) return;
        const others = all.filter((entry) => subjectOf(entry) !== subjectOf(failed));
        expect(nextEntry(all, new Set([failed.clientId]))).toBe(nextEntry(others, none));
      }),
    );
  });
});

describe('the server id of an exercise run', () => {
  test('[ON-4] is given to the feedback that waits for it, and to nothing else', () => {
    const waiting = feedbackOn(runId, null);
    const all = [
      waiting,
      feedbackOn(runId, 600),
      feedbackOn('unsent', null),
      feedbackOn(null, 7),
      messageTo(1),
    ];
    const ids = new Map<string, number | null>([
      [runId, 601],
      ['unsent', null],
      ['', 9],
    ]);
    expect(all.map((entry) => withRunId(entry, ids))).toEqual([feedbackOn(runId, 601), ...all.slice(1)]);
    expect(waiting.payload.exerciseRunId).toBeNull();
  });

  test('[ON-4] is not known of an exercise run that is no longer on this device', () => {
    expect(withRunId(feedbackOn(runId, null), new Map())).toEqual(feedbackOn(runId, null));
  });

  test('[ON-4] makes each feedback ready that it is given to, and changes nothing else of it', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const ids = new Map([1, 2].map((subject) => [`run-${subject}`, subject]));
        for (const before of all) {
          const entry = withRunId(before, ids);
          if (entry === before || entry.kind !== 'feedback') continue;
          const { exerciseRunId } = entry.payload;
          expect(isReady(entry)).toBe(true);
          expect({ ...entry, payload: { ...entry.payload, exerciseRunId: null } }).toEqual(before);
          expect(exerciseRunId).toBe(ids.get(entry.payload.exerciseRunClientId ?? ''));
        }
      }),
    );
  });
});

describe('the order', () => {
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
});
