import { nameSchema } from '../../src/contract/members';
import { nameFault, plainName } from '../../src/domain/names';

const zeroWidthJoiner = '\u200D';
const zeroWidthNonJoiner = '\u200C';

describe.each([
  ['blanks around it', '  Mia  ', 'Mia'],
  ['a line end', 'Mia\nMai', 'Mia Mai'],
  ['a line separator', 'Mia\u2028Mai', 'Mia Mai'],
  ['a mark that turns the direction', 'Mia\u202Eiam', 'Miaiam'],
  ['a soft hyphen', 'Mi\u00ADa', 'Mia'],
  ['a mark of the byte order', '\uFEFFMia', 'Mia'],
  ['a space without width', 'Mia\u200B', 'Mia'],
  ['a tag', 'Mia\u{E0041}', 'Mia'],
  ['a joiner at the end', `Mia${zeroWidthJoiner}`, 'Mia'],
  ['a joiner at the beginning', `${zeroWidthNonJoiner}Mia`, 'Mia'],
  ['two joiners', `Mi${zeroWidthJoiner}${zeroWidthJoiner}a`, 'Mia'],
])('[MB-12] a name with %s', (_, typed, plain) => {
  test('is sent without it', () => {
    expect(plainName(typed)).toBe(plain);
    expect(nameFault(typed)).toBeUndefined();
    expect(nameSchema.parse(plain)).toBe(plain);
  });

  test('is not taken by the server as it is', () => {
    expect(nameSchema.safeParse(typed).data).not.toBe(typed);
  });
});

test.each([
  'Zoë Weiß-O’Neill',
  'TSV 1860 (Turnen) & Co. / Süd',
  'www.tsv.example',
  'Ng\u0169g\u0129',
  'علی\u200Cرضا',
  'ශ්\u200Dරී',
  '王小明',
  'Mia 🏋🏽',
])('[MB-12] %s is a name, and stays as it is', (name) => {
  expect(plainName(name)).toBe(name);
  expect(nameFault(name)).toBeUndefined();
  expect(nameSchema.parse(name)).toBe(name);
});

test.each(['https://evil.example', 'Mia http://evil.example', '://', `x:${zeroWidthJoiner}//evil.example`])(
  '[MB-12] a link is no name: %j',
  (name) => {
    expect(nameFault(name)).toBe('link');
    expect(nameSchema.safeParse(name).success).toBe(false);
  },
);

test('[MB-12] a long text is judged at once', () => {
  const long = `${`a${zeroWidthJoiner}`.repeat(200_000)}\u202E`;
  const start = performance.now();
  nameSchema.safeParse(long);
  plainName(long);
  expect(performance.now() - start).toBeLessThan(2000);
});
