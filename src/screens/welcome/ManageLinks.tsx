import { selectHasFeature } from '../../../store/features/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { membersFeature } from '../../contract/features';
import { welcomeTexts } from '../../texts/welcome';

/** The ways to what trainers and admins look after. Nothing where the server has no calls for it, or for athletes. */
export function ManageLinks() {
  const hasMembers = useAppSelector((state) => selectHasFeature(state, membersFeature));
  const authorities = useAppSelector(selectUser)?.authorities ?? [];
  const isManager = authorities.some((authority) => authority !== 'ROLE_ATHLETE');
  if (!hasMembers || !isManager) return null;
  return (
    <nav aria-label={welcomeTexts.manage}>
      <ButtonLink variant="secondary" mark="user" to="/members">
        {welcomeTexts.members}
      </ButtonLink>
    </nav>
  );
}
