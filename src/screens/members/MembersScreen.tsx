import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Page } from '../../components/layout/Page';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { EmptyState } from '../../components/status/EmptyState';
import { Skeleton } from '../../components/status/Skeleton';
import { matchingMembers } from '../../domain/memberList';
import { membersTexts } from '../../texts/members';
import { HandedInvitation } from './HandedInvitation';
import { MemberCard } from './MemberCard';
import { MemberForm } from './MemberForm';
import styles from './MembersScreen.module.css';

/** `/members`: the members whom this user manages, and inviting new ones [MB-1, MB-2, MB-5]. */
export function MembersScreen() {
  const dispatch = useAppDispatch();
  const { status, members, error, form, handed } = useAppSelector(selectMembers);
  const isOnline = useAppSelector(selectIsOnline);
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (isOnline) dispatch(membersActions.opened());
  }, [dispatch, isOnline]);
  const matching = matchingMembers(members, search);
  const isEmpty = status === 'loaded' && members.length === 0;
  const handedTo = members.find(({ id }) => id === handed?.memberId);

  return (
    <Page>
      <Stack gap="large">
        <div className={styles.head}>
          <h2>{membersTexts.title(members.length)}</h2>
          {form.status === 'closed' && (
            <Button disabled={!isOnline} onClick={() => dispatch(membersActions.formOpened())}>
              {membersTexts.invite}
            </Button>
          )}
        </div>
        {!isOnline && <Alert kind="info">{membersTexts.offline}</Alert>}
        {form.status !== 'closed' && <MemberForm />}
        {error !== null && (
          <Stack>
            <Alert kind="error">{error}</Alert>
            {status === 'failed' && (
              <Button variant="secondary" mark="update" onClick={() => dispatch(membersActions.opened())}>
                {membersTexts.retry}
              </Button>
            )}
          </Stack>
        )}
        {status === 'loading' && members.length === 0 && <Skeleton />}
        {isEmpty && <EmptyState icon="user" title={membersTexts.empty} />}
        {members.length > 0 && (
          <TextField name="search" label={membersTexts.search} value={search} onChange={setSearch} />
        )}
        {members.length > 0 && matching.length === 0 && <p role="status">{membersTexts.noMatch}</p>}
        <ul className={styles.list}>
          {matching.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </ul>
      </Stack>
      {handed && handedTo && <HandedInvitation invitation={handed} member={handedTo} />}
    </Page>
  );
}
