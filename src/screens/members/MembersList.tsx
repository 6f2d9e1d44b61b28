import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { CardTable } from '../../components/list/CardTable';
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
        <Row>
          <p>{membersTexts.noMatch}</p>
          <Button variant="secondary" onClick={() => dispatch(membersActions.filtered(noFilter))}>
            {membersTexts.showAll}
          </Button>
        </Row>
      ) : (
        <CardTable
          className={styles.table}
          aria-label={membersTexts.list}
          columns={Object.values(columns)}
          spoken={columns.action}
        >
          {matching.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </CardTable>
      )}
    </Stack>
  );
}
