import type { Member } from '../../src/contract/members';
import type { PaperInvitation } from '../../src/domain/invitationSheet';
import { aMember } from './members';

/** Mia, an athlete of Tina's without an address and without an account. */
export const aMemberOnPaper = (overrides: Partial<Member> = {}): Member =>
  aMember({ birthYear: 2014, team: 'U14 Mädchen', ...overrides });

/** As many members, by name. */
export const membersOnPaper = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) =>
    aMemberOnPaper({ id: 101 + index, firstName: `Kind${index + 1}`, lastName: `Name${101 + index}` }),
  );

/** Returns what the server tells once for this member. The token is as long as a real one. */
export const aPaperInvitation = (member = aMemberOnPaper()): PaperInvitation => ({
  member,
  invitation: {
    token: `T${member.id}-${'geheim_'.repeat(6)}`.slice(0, 43),
    code: 'ABCDEFGH23',
    endsAt: '2026-12-15T12:00:00.000Z',
  },
});
