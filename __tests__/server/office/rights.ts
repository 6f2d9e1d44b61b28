import { randomUUID } from 'node:crypto';
import { unknownOperator } from '../../../server/club/club';
import { defaultConsentText } from '../../../server/club/consentText';
import type { Call } from '../../../src/contract/calls';
import { type ClubChange, clubCalls } from '../../../src/contract/club';
import { consentCalls } from '../../../src/contract/consent';
import { invitationCalls } from '../../../src/contract/invitation';
import { memberCalls, type NewMember } from '../../../src/contract/members';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { setupCalls } from '../../../src/contract/setup';
import { password, people } from '../../contract/serverContract/club';
import { members } from './seedOffice';

/**
 * The viewers, in the order of the columns: signed out, invited, an athlete without consent, an athlete, the trainer of
 * all athletes but one's, another trainer, an admin, a resting member.
 */
export const viewers = [null, 'ivo', 'nora', 'anna', 'tina', 'theo', 'ada', 'rita'] as const;

export type Viewer = (typeof viewers)[number];

/** The status for each viewer. Whoever is invited or rests cannot sign in: 401. */
type Statuses = readonly [
  nobody: number,
  invited: number,
  withoutConsent: number,
  athlete: number,
  trainer: number,
  otherTrainer: number,
  admin: number,
  resting: number,
];

interface OfficeRight {
  call(): Call<unknown>;
  statuses: Statuses;
}

const right = (call: OfficeRight['call'], statuses: Statuses): OfficeRight => ({ call, statuses });

const everybody: Statuses = [200, 200, 200, 200, 200, 200, 200, 200];
const notFound: Statuses = [404, 404, 404, 404, 404, 404, 404, 404];
const signedIn: Statuses = [401, 401, 200, 200, 200, 200, 200, 401];
const managers: Statuses = [401, 401, 403, 403, 200, 200, 200, 401];
const ownTrainer: Statuses = [401, 401, 403, 403, 200, 403, 200, 401];
const admins: Statuses = [401, 401, 403, 403, 403, 403, 200, 401];

/** Another new member with each call. */
const newMember = (): NewMember => ({
  clientId: randomUUID(),
  firstName: `Mia ${randomUUID()}`,
  lastName: 'Mai',
  email: null,
  birthYear: 2012,
  team: null,
  roles: ['ROLE_ATHLETE'],
});

const answers = { painConsent: false, birthYear: 1990, guardianName: 'Ines', guardianEmail: null };

const club: ClubChange = {
  name: 'TSV',
  operator: unknownOperator,
  settings: {
    consentText: defaultConsentText,
    minorsChat: 'off',
    secondReaderId: null,
    intervalWeeks: 8,
    keepMonths: 36,
  },
};

const { ivo, kim } = members;

/** Every call of the office with its status for each viewer [SE-8]. Members are managed by their trainer and admins [MB-1]. */
export const officeRights = {
  memberCalls: {
    all: right(() => memberCalls.all(), managers),
    trainers: right(() => memberCalls.trainers(), managers),
    add: right(() => memberCalls.add(newMember()), managers),
    addAll: right(() => memberCalls.addAll([newMember()]), managers),
    change: right(() => memberCalls.change(ivo.id, { team: 'U16' }), ownTrainer),
    invite: right(() => memberCalls.invite(ivo.id), ownTrainer),
    rest: right(() => memberCalls.rest(ivo.id), ownTrainer),
    wake: right(() => memberCalls.wake(ivo.id), ownTrainer),
    noteConsent: right(
      () => memberCalls.noteConsent(ivo.id, { date: '2026-11-20', guardianName: 'Ines' }),
      ownTrainer,
    ),
    addTrainer: right(() => memberCalls.addTrainer(ivo.id, people.tina.id), ownTrainer),
    removeTrainer: right(() => memberCalls.removeTrainer(ivo.id, people.theo.id), ownTrainer),
    makeRecoveryCode: right(() => memberCalls.makeRecoveryCode(kim.id), ownTrainer),
  },
  invitationCalls: {
    open: right(() => invitationCalls.open('unknown'), notFound),
    accept: right(
      () => invitationCalls.accept('unknown', { ...answers, username: 'mia', password, consent: true }),
      notFound,
    ),
  },
  consentCalls: {
    present: right(() => consentCalls.present(), signedIn),
    agree: right(() => consentCalls.agree({ version: 1, ...answers }), signedIn),
  },
  myAccountCalls: {
    present: right(() => myAccountCalls.present(), signedIn),
    changeEmail: right(() => myAccountCalls.changeEmail('neu@example.org'), signedIn),
    changePassword: right(
      () => myAccountCalls.changePassword({ old: password, new: 'neues Passwort' }),
      signedIn,
    ),
    endSignin: right(() => myAccountCalls.endSignin(999_999), signedIn),
  },
  clubCalls: {
    present: right(() => clubCalls.present(), everybody),
    change: right(() => clubCalls.change(club), admins),
  },
  setupCalls: {
    open: right(() => setupCalls.open('unknown'), notFound),
    begin: right(
      () =>
        setupCalls.begin('unknown', {
          clubName: 'TSV',
          firstName: 'Mia',
          lastName: 'Mai',
          username: 'mia',
          email: 'mia@example.org',
          password: 'neues Passwort',
          sampleContent: 'demo',
        }),
      notFound,
    ),
  },
};

/** The table as one row per call. */
export const officeRows = Object.entries(officeRights).flatMap(([table, rows]) =>
  Object.entries<OfficeRight>(rows).map(([name, row]) => ({ name: `${table}.${name}`, ...row })),
);
