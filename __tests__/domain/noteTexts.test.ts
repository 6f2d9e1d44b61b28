import { differingFields, mergedTexts, textsOf } from '../../src/domain/noteTexts';

const from = { athleteNote: 'Langsam.', trainerNote: null };

test('[NT-1] the other text alone was changed: both are kept without asking', () => {
  const mine = { athleteNote: 'Sehr langsam.', trainerNote: '' };
  const present = { athleteNote: 'Langsam.', trainerNote: 'Links.' };
  expect(mergedTexts(from, mine, present)).toEqual({ athleteNote: 'Sehr langsam.', trainerNote: 'Links.' });
});

test.each([
  ['nobody else changed it', from, { athleteNote: 'Neu.', trainerNote: null }],
  ['both made the same change', { ...from, athleteNote: 'Neu.' }, { athleteNote: 'Neu.', trainerNote: null }],
])('[NT-1] %s: nothing is asked', (_, present, expected) => {
  expect(mergedTexts(from, { athleteNote: 'Neu.', trainerNote: '' }, present)).toEqual(expected);
});

test.each(['athleteNote', 'trainerNote'] as const)('[NT-1] both changed %s: the person is asked', (field) => {
  const mine = { ...from, [field]: 'Meins.' };
  const present = { ...from, [field]: 'Anderes.' };
  expect(mergedTexts(from, mine, present)).toBeNull();
  expect(differingFields(mine, present)).toEqual([field]);
});

test('[NO-2] a blank text is none', () => {
  expect(textsOf({ athleteNote: ' \n', trainerNote: 'Links. ' })).toEqual({
    athleteNote: null,
    trainerNote: 'Links. ',
  });
  expect(textsOf(null)).toEqual({ athleteNote: null, trainerNote: null });
});
