import { plainText } from '../../src/domain/plainText';

test.each([
  ['Jörg Müller', 'jorg muller'],
  ['ÉMILE', 'emile'],
  ['Weiß', 'weiss'],
  ['Yıldız', 'yildiz'],
  ['İpek', 'ipek'],
  ['Łukasz Søren Đorđe', 'lukasz soren dorde'],
  ['Æsa Lœwe', 'aesa loewe'],
])('[DE-3] %s is found without regard to case and accents', (name, plain) => {
  expect(plainText(name)).toBe(plain);
});
