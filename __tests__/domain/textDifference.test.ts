import fc from 'fast-check';
import { mergedText, type TextPart, textDifference } from '../../src/domain/textDifference';

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('');

test('[NT-1] what only one version has is marked, word by word', () => {
  const { mine, theirs } = textDifference(
    'Nur so tief, wie die Fersen am Boden bleiben.',
    'Nur so tief, wie beide Fersen ganz am Boden bleiben.',
  );
  expect(marked(mine)).toBe('Nur so tief, wie [die] Fersen am Boden bleiben.');
  expect(marked(theirs)).toMatch(
    /^Nur so tief, wie \[beide\] Fersen( \[ganz \]|\[ ganz\] )am Boden bleiben\.$/,
  );
});

test.each([
  ['', 'Neu.', '', '[Neu.]'],
  ['Gleich.', 'Gleich.', 'Gleich.', 'Gleich.'],
  ['Eins', 'Zwei', '[Eins]', '[Zwei]'],
])('[NT-1] the versions %j and %j', (own, other, mine, theirs) => {
  const difference = textDifference(own, other);
  expect([marked(difference.mine), marked(difference.theirs)]).toEqual([mine, theirs]);
});

const text = fc
  .array(fc.constantFrom('a', 'b', 'c.', 'd', ' ', '\n', '  '), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('[NT-1] nothing of either version is lost in its parts, and what is not marked is the same in both', () => {
  fc.assert(
    fc.property(text, text, (own, other) => {
      const { mine, theirs } = textDifference(own, other);
      const joined = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');
      const common = (parts: readonly TextPart[]) => joined(parts.filter(({ isOwn }) => !isOwn));
      expect([joined(mine), joined(theirs)]).toEqual([own, other]);
      expect(common(mine)).toBe(common(theirs));
    }),
  );
});

test.each([
  [
    'words that one version adds',
    'Langsam bleiben.',
    'Ganz langsam bleiben.',
    'Langsam bleiben. Ganz langsam bleiben.',
  ],
  ['words that each adds', 'Sehr tief gehen.', 'tief gehen. Links zuerst.', 'Sehr tief gehen. Links zuerst.'],
  ['an empty version', '', 'Neu.', 'Neu.'],
  ['the same', 'Neu. ', 'Neu. ', 'Neu. '],
  ['sentences that differ', 'Tief. Füße gerade.', 'Tief. Füße weit.', 'Tief. Füße gerade. Füße weit.'],
  ['lines without a full stop', 'Tief\nFüße gerade', 'Tief\nFüße weit', 'Tief\nFüße gerade\nFüße weit'],
  ['a number', 'Mit 2.5 kg. Links.', 'Mit 3.5 kg. Links.', 'Mit 2.5 kg. Mit 3.5 kg. Links.'],
])('[NT-1] merged: %s', (_, own, other, merged) => {
  expect(mergedText(own, other)).toBe(merged);
});

test('[NT-1] a merged text has every word of both', () => {
  const words = (value: string) => new Set(value.match(/\S+/g));
  fc.assert(
    fc.property(text, text, (own, other) => {
      const all = words(mergedText(own, other));
      expect([...words(own), ...words(other)].filter((word) => !all.has(word))).toEqual([]);
    }),
  );
});
