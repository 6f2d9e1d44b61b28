import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { selectHasFeature } from '../../../store/server/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { TextLink } from '../../components/form/TextLink';
import { Page } from '../../components/layout/Page';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { EmptyState } from '../../components/status/EmptyState';
import { withdrawalFeature } from '../../contract/features';
import { membersTexts } from '../../texts/members';
import { withdrawalTexts } from '../../texts/withdrawal';
import { LoadingState } from '../page/LoadingState';
import { useWhenOnline } from '../page/useWhenOnline';
import { CodeDialog } from './CodeDialog';
import { InviteAll } from './InviteAll';
import { MembersHints } from './MembersHints';
import { MembersList } from './MembersList';
import { MembersTools } from './MembersTools';

const { empty } = membersTexts;

/** `/members`: the members whom this user manages [MB-1, MB-2, MB-5]. */
export function MembersScreen() {
  const dispatch = useAppDispatch();
  const { status, members, error, change } = useAppSelector(selectMembers);
  const isOnline = useWhenOnline(membersActions.opened);
  const { isAdmin } = useAppSelector(selectMembersViewer);
  const canWithdraw = useAppSelector((state) => selectHasFeature(state, withdrawalFeature));
  const hasMembers = members.length > 0;
  const isLoaded = status === 'succeeded' || hasMembers;

  return (
    <Page>
      <Stack>
        <Row spread>
          <h2>{isLoaded ? membersTexts.title(members.length) : membersTexts.plural}</h2>
          <Row>
            <ButtonLink variant="secondary" mark="upload" to="/members/import">
              {membersTexts.import}
            </ButtonLink>
            <ButtonLink mark="invite" to="/members/invite">
              {membersTexts.invite}
            </ButtonLink>
          </Row>
        </Row>
        {(!isLoaded || error !== null || !isOnline) && (
          <LoadingState
            error={error}
            offline={membersTexts.offline}
            retry={membersTexts.retry}
            onRetry={() => dispatch(membersActions.opened())}
          />
        )}
        {change.status === 'failed' && <Alert kind="error">{change.error}</Alert>}
        {hasMembers && <MembersTools />}
        {hasMembers && <MembersHints />}
        {hasMembers && <InviteAll />}
        {hasMembers && <MembersList />}
        {hasMembers && isAdmin && canWithdraw && (
          <TextLink to="/members/consents">{withdrawalTexts.list.link}</TextLink>
        )}
        {isLoaded && !hasMembers && <EmptyState icon="members" title={empty.title} text={empty.text} />}
      </Stack>
      <CodeDialog />
    </Page>
  );
}
