import { useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { ConsentFacts } from '../../components/consent/ConsentFacts';
import { PersonCard } from '../../components/layout/PersonCard';
import { FactList } from '../../components/result/FactList';
import type { Member, Trainer } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { formatDate } from '../../domain/formats';
import { isAthlete } from '../../domain/membership';
import { memberTexts } from '../../texts/member';
import { membersTexts } from '../../texts/members';
import { rolesInWords, trainerName } from './inWords';
import { MemberState } from './MemberState';

const { facts: texts } = memberTexts;

/** Until when the invitation is good; null for a member who needs none. */
const invitationOf = ({ state, username, invitationEndsAt }: Member, now: number): string | null => {
  if (username !== null || state === 'resting') return null;
  if (invitationEndsAt === null) return texts.notYet;
  const date = formatDate(invitationEndsAt);
  return Date.parse(invitationEndsAt) <= now ? texts.over(date) : texts.until(date);
};

/** What is known of a member [MB-1], as terms and values. */
const factsOf = (member: Member, trainers: readonly Trainer[]) => {
  const invitation = invitationOf(member, Date.now());
  const { lastSeenAt, trainerIds } = member;
  const names = trainerIds.map((id) => trainerName(trainers, id));
  return [
    { term: texts.email, value: member.email ?? texts.none },
    { term: texts.username, value: member.username ?? texts.noAccount },
    ...(invitation === null ? [] : [{ term: texts.invitation, value: invitation }]),
    { term: texts.consent, value: member.hasConsent ? texts.hasConsent : texts.noConsent },
    { term: texts.last, value: lastSeenAt === null ? membersTexts.never : formatDate(lastSeenAt) },
    ...(isAthlete(member) ? [{ term: texts.trainers, value: names.join(', ') || texts.none }] : []),
  ];
};

/** 'U16 Mädchen, Athlet, Jahrgang 2011'. */
const whoOf = (member: Member): string =>
  [member.team, rolesInWords(member), member.birthYear === null ? null : membersTexts.born(member.birthYear)]
    .filter((text) => text !== null)
    .join(', ');

/** Who the member is, and how they stand. */
export function MemberCard({ member }: { member: Member }) {
  const { trainers } = useAppSelector(selectMembers);
  return (
    <PersonCard name={fullName(member)} text={whoOf(member)}>
      <MemberState member={member} />
      <FactList facts={factsOf(member, trainers)} />
      <ConsentFacts entries={member.consents} />
    </PersonCard>
  );
}
