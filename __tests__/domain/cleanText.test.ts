import fc from 'fast-check';
import { cleanText, isClean } from '../../src/domain/cleanText';

const [high, low, smile] = ['\uD83D', '\uDE00', '\u{1F600}'];

describe('[ON-7] a text', () => {
  test.each([
    ['a\0b', 'ab'],
    ['\uFEFFanna', 'anna'],
    ['\uFEFF\0\uFEFFanna', 'anna'],
    ['an\uFEFFna', 'an\uFEFFna'],
    [`${high}${smile}${low}`, smile],
    ['Größe 1 €\r\n\t', 'Größe 1 €\r\n\t'],
  ])('%j is cleaned to %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
    expect(isClean(text)).toBe(text === cleaned);
  });

  test('is clean after cleaning, and then survives UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (head, tail) => {
        const text = cleanText(`${head}\uD800${tail}\0`);
        expect(isClean(text)).toBe(true);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
      }),
    );
  });

  test('is found at any depth', () => {
    expect(isClean({ a: [1, null, { b: 'gut' }] })).toBe(true);
    expect(isClean({ a: [1, null, { b: 'schlecht\0' }] })).toBe(false);
    expect(isClean(null)).toBe(true);
  });
});
