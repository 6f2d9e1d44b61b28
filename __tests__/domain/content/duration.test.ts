import { estimatedScreeningMinutes } from '../../../src/domain/content/duration';
import { aTestDraft } from '../../builders';

test('[CT-4] a screening takes longer with more tests, tries, sides and questions', () => {
  const short = aTestDraft({ tries: 1, sides: false });
  const minutes = (...tests: (typeof short)[]) => estimatedScreeningMinutes(tests);
  expect(minutes()).toBe(0);
  expect(minutes(short)).toBe(2);
  expect(minutes(short, short, short)).toBe(4);
  // 45 s, and for each side 5 tries of 15 s and 2 answers of 5 s.
  expect(minutes(aTestDraft({ tries: 5, sides: true }))).toBe(4);
});
