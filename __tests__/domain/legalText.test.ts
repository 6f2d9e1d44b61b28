import { missingInClub } from '../../src/domain/documents';
import {
  filledIn,
  filledSections,
  inOneLine,
  missingInSections,
  operatorFacts,
} from '../../src/domain/legalText';
import { anOperator } from '../builders';

const facts = operatorFacts(anOperator({ phone: ' ' }));

test('[CL-2] [CL-3] what the operator has said stands in place of the brackets, an address in one line', () => {
  expect(filledIn('[Name des Betreibers], [Straße und Hausnummer], [Postleitzahl und Ort].', facts)).toBe(
    'TSV Musterstadt 1893 e. V., Am Sportplatz 1, 12345 Musterstadt.',
  );
  expect(inOneLine(' Am Platz 1 \r\n\n 12345 Ort ')).toBe('Am Platz 1, 12345 Ort');
});

test('[CL-2] [CL-3] what nobody has said stays in brackets, and so does what is no bracket of ours', () => {
  expect(filledIn('Telefon [Telefonnummer], [etwas]', facts)).toBe('Telefon [Telefonnummer], [etwas]');
});

test('[CL-2] [CL-3] a text of the club is taken as it is, also with brackets and with signs of a pattern', () => {
  const said = { '[Name des Betreibers]': '[E-Mail-Adresse]', '[E-Mail-Adresse]': "$&'" };
  expect(filledIn('[Name des Betreibers] [E-Mail-Adresse]', said)).toBe("[E-Mail-Adresse] $&'");
});

const sections = [
  { heading: 'Wer', parts: ['[Name des Betreibers]', { list: ['[Telefonnummer]'] }] },
  {
    heading: 'Wo',
    parts: [
      { facts: { Ort: '[Anbieter des Servers]' } },
      { ticks: ['[Telefonnummer]'] },
      { lines: ['Datum'] },
    ],
  },
];

test('[CL-3] all parts of a section are filled in, and nothing else changes', () => {
  expect(filledSections(sections, { ...facts, '[Telefonnummer]': '1' })).toEqual([
    { heading: 'Wer', parts: ['TSV Musterstadt 1893 e. V.', { list: ['1'] }] },
    {
      heading: 'Wo',
      parts: [
        { facts: { Ort: 'Hoster GmbH, Serverweg 1, 12345 Musterstadt' } },
        { ticks: ['1'] },
        { lines: ['Datum'] },
      ],
    },
  ]);
});

test('[LV-7] a document lacks the fields that it names and nobody has filled in, each once', () => {
  expect(missingInSections(sections, anOperator())).toEqual([]);
  expect(missingInSections(sections, anOperator({ phone: ' ', host: '\n', email: '' }))).toEqual([
    'phone',
    'host',
  ]);
});

test('[LV-7] a club lacks what the Impressum and the documents need', () => {
  expect(missingInClub(anOperator())).toEqual([]);
  const lacking = {
    email: '',
    registerNumber: '',
    dataProtectionOfficer: '',
    host: ' ',
    supervisoryAuthority: '',
  };
  expect(missingInClub(anOperator(lacking))).toEqual([
    'email',
    'registerNumber',
    'host',
    'supervisoryAuthority',
  ]);
});
