import type { Member } from '../contract/members';
import { isAthlete } from './membership';
import { needsGuardian } from './minors';
import { byPersonName, byWord } from './personOrder';
import { plainText } from './plainText';

/** Which members the list shows. */
export type MembersShown = 'all' | 'invited' | 'mailFailed' | 'mailWaiting' | 'resting' | 'withoutTrainer';

/** What the list is narrowed down to. `team` is '' for all teams. */
export interface MemberFilter {
  search: string;
  shown: MembersShown;
  team: string;
}

export const noFilter: MemberFilter = { search: '', shown: 'all', team: '' };

const belongs: Record<MembersShown, (member: Member) => boolean> = {
  all: () => true,
  invited: ({ state }) => state === 'invited',
  mailFailed: ({ hasMailFailed }) => hasMailFailed,
  mailWaiting: ({ mailProblem }) => mailProblem === 'waiting',
  resting: ({ state }) => state === 'resting',
  // An athlete who rests needs no trainer.
  withoutTrainer: (member) =>
    isAthlete(member) && member.trainerIds.length === 0 && member.state !== 'resting',
};

/** Returns how many members there are of each kind [MB-5, MB-18]. */
export const memberCounts = (members: readonly Member[]): Record<MembersShown, number> => ({
  all: members.length,
  invited: members.filter(belongs.invited).length,
  mailFailed: members.filter(belongs.mailFailed).length,
  mailWaiting: members.filter(belongs.mailWaiting).length,
  resting: members.filter(belongs.resting).length,
  withoutTrainer: members.filter(belongs.withoutTrainer).length,
});

/** Returns the teams of the members, by name. */
export const teamsOf = (members: readonly Member[]): string[] =>
  [...new Set(members.flatMap(({ team }) => team ?? []))].toSorted(byWord);

/** Returns the members of the filter by name. In names and addresses case and accents do not count [MB-1]. */
export const matchingMembers = (
  members: readonly Member[],
  { search, shown, team }: MemberFilter,
): Member[] => {
  const wanted = plainText(search.trim());
  return members
    .filter(
      (member) =>
        belongs[shown](member) &&
        (team === '' || member.team === team) &&
        plainText(`${member.firstName} ${member.lastName} ${member.email ?? ''}`).includes(wanted),
    )
    .toSorted(byPersonName);
};

/** Returns how many invited members can only be reached on paper, and whether all are children [MB-2]. */
export const invitedOnPaper = (members: readonly Member[], year: number) => {
  const invited = members.filter(({ state, email }) => state === 'invited' && email === null);
  return {
    count: invited.length,
    areChildren: invited.every((member) => isAthlete(member) && needsGuardian(member.birthYear, year)),
  };
};
