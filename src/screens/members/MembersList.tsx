import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { matchingMembers, noFilter } from '../../domain/memberList';
import { membersTexts } from '../../texts/members';
import { MemberRow } from './MemberRow';
import styles from './MembersList.module.css';

const { columns } = membersTexts;

/** The members of the filter: a table on wide screens, whose rows are cards on narrow ones [MB-1]. */
export function MembersList() {
  const dispatch = useAppDispatch();
  const { members, filter } = useAppSelector(selectMembers);
  const matching = useMemo(() => matchingMembers(members, filter), [members, filter]);
  const isWhole = matching.length === members.length;
  return (
    <Stack>
      <p className={isWhole || matching.length === 0 ? styles.spoken : styles.count} role="status">
        {!isWhole &&
          (matching.length === 0
            ? membersTexts.noMatch
            : membersTexts.matching(matching.length, members.length))}
      </p>
      {matching.length === 0 ? (
        <div className={styles.none}>
          <p>{membersTexts.noMatch}</p>
          <Button variant="secondary" onClick={() => dispatch(membersActions.filtered(noFilter))}>
            {membersTexts.showAll}
          </Button>
        </div>
      ) : (
        <table className={styles.table} aria-label={membersTexts.list}>
          <thead className={styles.heads}>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.team}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.email}</th>
              <th scope="col">{columns.last}</th>
              <th scope="col">
                <span className={styles.spoken}>{columns.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {matching.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}
