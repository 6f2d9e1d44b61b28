import { LinkCard, LinkCards } from '../../components/list/LinkCards';
import { welcomeTexts } from '../../texts/welcome';

/** 'Verwalten': the pages for those who look after the club [MB-1, CL-2]. */
export function ManageCards({ members, club }: { members: boolean; club: boolean }) {
  return (
    <LinkCards title={welcomeTexts.manage}>
      {members && <LinkCard icon="members" title={welcomeTexts.members} to="/members" />}
      {club && <LinkCard icon="club" title={welcomeTexts.club} to="/club" />}
    </LinkCards>
  );
}
