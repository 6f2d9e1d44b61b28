import { asksForWholeMovement, asksTwice } from '../../../src/domain/content/questionWords';

test.each([
  'Die Fersen bleiben am Boden und die Knie bleiben über den Füßen',
  'Der Rücken bleibt gerade, und die Hüfte sinkt nicht ab',
  'Das Becken kippt oder der Rücken hängt durch',
  'Der Arm ist gestreckt sowie der Kopf ist gerade',
  'Der Fuß steht fest und rollt nicht ein',
])('[CT-8] these are two criteria: %s', (question) => {
  expect(asksTwice(question)).toBe(true);
});

test.each([
  'Brust und Becken heben gleichzeitig ab (von der Seite)',
  'Der Stab bleibt an Kopf, Rücken und Kreuzbein (von der Seite)',
  'Hand und Knie am Boden rutschen nicht (von der Seite)',
  'Das Becken kippt nicht nach links oder rechts, wenn das Bein gehoben wird',
  'Der Körper schwankt nicht hin und her',
  'Rücken und Arme bleiben gestreckt',
  'Der Rücken ist gerade und gestreckt',
  'Das Knie bleibt über dem Fuß, ohne dass Hüfte und Rumpf einknicken',
  'Die Hand berührt den Hund und den Mund',
])('[CT-8] this is one criterion: %s', (question) => {
  expect(asksTwice(question)).toBe(false);
});

test.each([
  'Die ganze Bewegung ist flüssig',
  'Wird die Übung korrekt ausgeführt?',
  'Guter Gesamteindruck',
  'Die Ausführung ist sauber',
  'Insgesamt stabil',
])('[CT-8] this is about the whole movement: %s', (question) => {
  expect(asksForWholeMovement(question)).toBe(true);
});

test.each([
  'Die Bewegung des Knies ist kontrolliert',
  'Der Körper hebt in einem Stück ab',
  'Der Oberkörper bleibt während der Bewegung ruhig',
])('[CT-8] this is about a part of it: %s', (question) => {
  expect(asksForWholeMovement(question)).toBe(false);
});

/** Questions that were written with care. */
const careful = [
  'Linkes Bein steigt: Beide Beine bleiben gerade (von vorn)',
  'Der Stab bleibt waagerecht (von vorn)',
  'Der Oberkörper bleibt ruhig (von der Seite)',
  'Der Fuß des Standbeins bleibt ruhig stehen (von vorn)',
  'Rechtes Bein vorn: Das Knie bleibt über dem Fuß (von vorn)',
  'Beide Füße bleiben auf der Linie (von vorn)',
  'Der Oberkörper ist so schräg wie die Schienbeine (von der Seite)',
  'Wie tief ist die Hocke (von der Seite)?',
  'Der Rücken hängt beim Strecken nicht durch (von der Seite)',
  'Der Stab bleibt auf dem Becken liegen (von hinten)',
  'Beide Schultern bleiben auf gleicher Höhe (von hinten)',
  'Wo kreuzt der Stab das liegende Bein (von der Seite)?',
  'Beide Arme strecken sich gleichzeitig (von vorn)',
  'Wo liegen die Daumen, wenn es gelingt (von der Seite)?',
];

test('[CT-8] nothing is said about careful questions', () => {
  expect(careful.filter((question) => asksTwice(question) || asksForWholeMovement(question))).toStrictEqual(
    [],
  );
});
