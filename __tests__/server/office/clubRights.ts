import * as z from 'zod/mini';
import { get } from '../../../src/contract/calls';
import { type ClubChange, clubCalls } from '../../../src/contract/club';
import { consentCalls } from '../../../src/contract/consent';
import { healthCalls } from '../../../src/contract/health';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { ownDataPath } from '../../../src/contract/ownData';
import { setupCalls } from '../../../src/contract/setup';
import { aSetup } from '../../builders/setup';
import { everybody, type OfficeRight, signedIn } from './officeRight';

/** Nobody has these ids; no text of the club has this version; no club begins with this code. */
const unknownId = 999_999;
const unknownVersion = 999;
const wrongCode = 'AAAAAAAAAA';

const club: ClubChange = {
  name: 'TSV Musterstadt',
  operator: {
    name: '',
    address: '',
    phone: '',
    email: '',
    representedBy: '',
    registerCourt: '',
    registerNumber: '',
    dataProtectionOfficer: '',
  },
  settings: {
    consentText: 'Was: Dein Name.',
    minorsChat: 'off',
    secondReaderId: null,
    intervalWeeks: 8,
    keepMonths: 36,
  },
};

/**
 * Who may call what of the consent, the own account and data, the club, its health and its beginning [CS-1, AC-1, AC-2,
 * CL-1, CL-2, HE-1].
 */
export const clubRights = {
  consentCalls: {
    present: { call: () => consentCalls.present(), statuses: signedIn(200) },
    // Nobody here waits for a guardian.
    askGuardian: { call: () => consentCalls.askGuardian(), statuses: signedIn(409) },
    // Nobody agrees here, so that the viewers stay what they are.
    agree: {
      call: () =>
        consentCalls.agree({
          version: unknownVersion,
          painConsent: false,
          birthYear: null,
          guardianName: null,
          guardianEmail: null,
        }),
      statuses: signedIn(409),
    },
  },
  myAccountCalls: {
    present: { call: () => myAccountCalls.present(), statuses: signedIn(200) },
    changeEmail: {
      call: () => myAccountCalls.changeEmail({ email: 'neu@example.org', password: 'falsch' }),
      statuses: signedIn(403),
    },
    changePassword: {
      call: () => myAccountCalls.changePassword({ old: 'falsch', new: 'drei kluge Worte' }),
      statuses: signedIn(403),
    },
    // Another name than the one to be typed, so that the viewers stay.
    erase: { call: () => myAccountCalls.erase('niemand'), statuses: signedIn(422) },
    endSignin: { call: () => myAccountCalls.endSignin(unknownId), statuses: signedIn(200) },
  },
  /** Its answer is bytes, so it is no call of the contract. */
  ownData: {
    download: { call: () => get(ownDataPath, z.unknown()), statuses: signedIn(200) },
  },
  clubCalls: {
    present: { call: () => clubCalls.present(), statuses: everybody(200) },
    testMail: { call: () => clubCalls.testMail(), statuses: [401, 401, 403, 403, 403, 403, 200, 401] },
    change: {
      call: () => clubCalls.change(club),
      statuses: [401, 401, 403, 403, 403, 403, 200, 401],
    },
  },
  healthCalls: {
    present: { call: () => healthCalls.present(), statuses: [401, 401, 403, 403, 403, 403, 200, 401] },
    // There is no backup to try.
    rehearse: { call: () => healthCalls.rehearse(), statuses: [401, 401, 403, 403, 403, 403, 409, 401] },
  },
  setupCalls: {
    open: { call: () => setupCalls.open(wrongCode), statuses: everybody(404) },
    begin: { call: () => setupCalls.begin(wrongCode, aSetup()), statuses: everybody(404) },
  },
} satisfies {
  consentCalls: Record<keyof typeof consentCalls, OfficeRight>;
  myAccountCalls: Record<keyof typeof myAccountCalls, OfficeRight>;
  ownData: Record<'download', OfficeRight>;
  clubCalls: Record<keyof typeof clubCalls, OfficeRight>;
  healthCalls: Record<keyof typeof healthCalls, OfficeRight>;
  setupCalls: Record<keyof typeof setupCalls, OfficeRight>;
};
