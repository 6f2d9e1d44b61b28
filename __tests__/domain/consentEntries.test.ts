import { presentConsent } from '../../src/domain/consentEntries';
import { aConsentEntry } from '../builders/consents';

const given = aConsentEntry();
const painless = aConsentEntry({ id: 2, what: 'painWithdrawn', pain: false });
const withdrawn = aConsentEntry({ id: 3, what: 'withdrawn', pain: false });
const anew = aConsentEntry({ id: 4, pain: false });

test.each([
  ['nothing yet', [], { given: null, withdrawn: null, pain: false }],
  ['a consent', [given], { given, withdrawn: null, pain: true }],
  ['pain withdrawn', [painless, given], { given, withdrawn: painless, pain: false }],
  ['all withdrawn', [withdrawn, painless, given], { given, withdrawn, pain: false }],
  ['a consent after that', [anew, withdrawn, given], { given: anew, withdrawn: null, pain: false }],
])('[LV-1] [CS-5] what holds of consents: %s', (_, entries, expected) => {
  expect(presentConsent(entries)).toEqual(expected);
});
