import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { get } from '../../../src/contract/calls';
import { invitationCalls } from '../../../src/contract/invitation';
import { memberCalls } from '../../../src/contract/members';
import { memberExportCalls, memberExportPath } from '../../../src/contract/ownData';
import { everybody, type OfficeRight, type Statuses } from './officeRight';
import { aNewMember, idOf } from './people';

/** For every trainer and admin. */
const ofTheOffice: Statuses = [401, 401, 403, 403, 200, 200, 200, 401];

/** For the trainer of the athlete, and for admins. */
const ofTheirTrainer: Statuses = [401, 401, 403, 403, 200, 403, 200, 401];

/** Each is somebody else: members are not added twice. */
const somebody = () => aNewMember({ lastName: randomUUID() });

/** Who may call what of the members and their invitations [MB-1 to MB-5, MB-8, CS-2, LV-4]. Most are about Anna. */
export const memberRights = {
  memberCalls: {
    all: { call: () => memberCalls.all(), statuses: ofTheOffice },
    trainers: { call: () => memberCalls.trainers(), statuses: ofTheOffice },
    add: { call: () => memberCalls.add(somebody()), statuses: ofTheOffice },
    addAll: { call: () => memberCalls.addAll([somebody(), somebody()]), statuses: ofTheOffice },
    change: { call: () => memberCalls.change(idOf('anna'), { team: 'U 18' }), statuses: ofTheirTrainer },
    invite: { call: () => memberCalls.invite(idOf('ida')), statuses: ofTheirTrainer },
    inviteAll: { call: () => memberCalls.inviteAll([idOf('ida')]), statuses: ofTheirTrainer },
    rest: { call: () => memberCalls.rest(idOf('anna')), statuses: ofTheirTrainer },
    // She does not rest, so that the viewers stay what they are.
    wake: { call: () => memberCalls.wake(idOf('anna')), statuses: ofTheirTrainer },
    erase: {
      // Another name than the one to be typed, so that the viewers stay what they are.
      call: () => memberCalls.erase(idOf('anna'), { name: 'niemand', reason: 'Ausgetreten' }),
      statuses: [401, 401, 403, 403, 422, 403, 422, 401],
    },
    keep: { call: () => memberCalls.keep(idOf('anna')), statuses: ofTheirTrainer },
    stopErasure: { call: () => memberCalls.stopErasure(idOf('anna')), statuses: ofTheirTrainer },
    noteConsent: {
      call: () => memberCalls.noteConsent(idOf('anna'), { date: '2026-11-01', guardianName: null }),
      statuses: ofTheirTrainer,
    },
    // Nothing is to be confirmed of an adult.
    askGuardian: {
      call: () => memberCalls.askGuardian(idOf('anna'), 'mutter@example.org'),
      statuses: [401, 401, 403, 403, 409, 403, 409, 401],
    },
    addTrainer: {
      call: () => memberCalls.addTrainer(idOf('anna'), idOf('tina')),
      statuses: ofTheirTrainer,
    },
    removeTrainer: {
      call: () => memberCalls.removeTrainer(idOf('anna'), idOf('theo')),
      statuses: ofTheirTrainer,
    },
    makeRecoveryCode: { call: () => memberCalls.makeRecoveryCode(idOf('kim')), statuses: ofTheirTrainer },
  },
  memberExportCalls: {
    note: {
      call: () => memberExportCalls.note(idOf('anna'), { reason: 'Für den Arzt' }),
      statuses: ofTheirTrainer,
    },
  },
  /** Its answer is bytes, so it is no call of the contract. Nobody has noted why. */
  memberExport: {
    download: {
      call: () => get(memberExportPath(idOf('ida')), z.unknown()),
      statuses: [401, 401, 403, 403, 403, 403, 403, 401],
    },
  },
  invitationCalls: {
    open: { call: () => invitationCalls.open('unknown'), statuses: everybody(404) },
    accept: {
      call: () =>
        invitationCalls.accept('unknown', {
          username: 'mia.linde',
          password: 'drei kluge Worte',
          consent: true,
          painConsent: false,
          birthYear: null,
          guardianName: null,
          guardianEmail: null,
        }),
      statuses: everybody(404),
    },
  },
} satisfies {
  memberCalls: Record<keyof typeof memberCalls, OfficeRight>;
  memberExportCalls: Record<keyof typeof memberExportCalls, OfficeRight>;
  memberExport: Record<'download', OfficeRight>;
  invitationCalls: Record<keyof typeof invitationCalls, OfficeRight>;
};
