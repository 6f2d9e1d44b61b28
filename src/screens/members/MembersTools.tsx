import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { FilterPill } from '../../components/form/FilterPill';
import { FilterSelect } from '../../components/form/FilterSelect';
import { SearchField } from '../../components/form/SearchField';
import { Row } from '../../components/layout/Row';
import { type MembersShown, memberCounts, teamsOf } from '../../domain/memberList';
import { membersTexts } from '../../texts/members';
import styles from './MembersTools.module.css';

const kinds: readonly MembersShown[] = [
  'all',
  'invited',
  'mailFailed',
  'mailWaiting',
  'resting',
  'withoutTrainer',
];
const always: readonly MembersShown[] = ['all', 'invited', 'resting'];
/** Offered where there are some. */
const problems: readonly MembersShown[] = ['mailFailed', 'mailWaiting'];

/** Search, filter and team of the list. The choice stays while other pages are visited. */
export function MembersTools() {
  const dispatch = useAppDispatch();
  const { members, filter } = useAppSelector(selectMembers);
  const counts = useMemo(() => memberCounts(members), [members]);
  const teams = useMemo(() => teamsOf(members), [members]);
  // The hint leads to those without a trainer; their pill says that the list shows only them.
  const offered = kinds.filter(
    (kind) => always.includes(kind) || filter.shown === kind || (problems.includes(kind) && counts[kind] > 0),
  );

  return (
    <div className={styles.tools}>
      <SearchField
        label={membersTexts.search}
        value={filter.search}
        onChange={(search) => dispatch(membersActions.filtered({ search }))}
      />
      <Row>
        {offered.map((shown) => (
          <FilterPill
            key={shown}
            label={membersTexts.filters[shown]}
            count={counts[shown]}
            pressed={filter.shown === shown}
            onPress={() => dispatch(membersActions.filtered({ shown }))}
          />
        ))}
      </Row>
      {(teams.length > 0 || filter.team !== '') && (
        <FilterSelect
          label={membersTexts.team}
          value={filter.team}
          options={[['', membersTexts.allTeams], ...teams.map((team) => [team, team] as const)]}
          onChoose={(team) => dispatch(membersActions.filtered({ team }))}
        />
      )}
    </div>
  );
}
