import { newPartKey } from '../../../src/domain/content/newKey';
import { aLeadingQuestion, aLeadingRange, aLeadingTest, aLeadingValue } from '../../builders/contentDrafts';

const testKey = '9f0c2c7e-1d5a-4b1e-8a77-3f5f6a7b8c9d';
const of = (number: string) => `9f0c2c7e-1d5a-4b1e-8a77-${number}`;

test('[CT-1] a new question has a key that nothing in the test has, and no other test can have', () => {
  expect(newPartKey(testKey, aLeadingTest())).toBe(of('000000000001'));
  const draft = aLeadingTest({
    questions: [aLeadingQuestion({ key: of('000000000009') })],
    rangeQuestions: [
      aLeadingRange({ key: of('000000000002'), values: [aLeadingValue({ key: of('00000000000f') })] }),
    ],
  });
  expect(newPartKey(testKey, draft)).toBe(of('000000000010'));
});
