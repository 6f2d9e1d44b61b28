import { memo, useMemo } from 'react';
import { FilterPill } from '../../components/form/FilterPill';
import { FilterSelect } from '../../components/form/FilterSelect';
import { SearchField } from '../../components/form/SearchField';
import { Row } from '../../components/layout/Row';
import { type DeskChoice, deskSorts, deskTeams, shownCounts } from '../../domain/desk/choice';
import type { DeskRow } from '../../domain/desk/deskRows';
import { reasonKinds } from '../../domain/desk/reasons';
import { deskTexts as texts } from '../../texts/desk';
import styles from './AthletesTools.module.css';

type OnChange = (changed: Partial<DeskChoice>) => void;

interface AthletesToolsProps {
  rows: readonly DeskRow[];
  choice: DeskChoice;
  /** Must stay the same, or each key renders the filters anew. */
  onChange: OnChange;
}

/** Search, filters and order of the list [DE-3]. */
export function AthletesTools({ rows, choice, onChange }: AthletesToolsProps) {
  const { search, shown, team, sort } = choice;
  return (
    <div className={styles.tools}>
      <SearchField label={texts.search} value={search} onChange={(typed) => onChange({ search: typed })} />
      <Filters rows={rows} shown={shown} team={team} sort={sort} onChange={onChange} />
    </div>
  );
}

type FiltersProps = Omit<DeskChoice, 'search'> & Omit<AthletesToolsProps, 'choice'>;

const Filters = memo(function Filters({ rows, shown, team, sort, onChange }: FiltersProps) {
  const counts = useMemo(() => shownCounts(rows), [rows]);
  const teams = useMemo(() => deskTeams(rows), [rows]);
  const reasons = reasonKinds.filter((kind) => counts[kind] > 0 || kind === shown);
  return (
    <>
      <Row>
        {(['attention', 'all'] as const).map((one) => (
          <FilterPill
            key={one}
            label={texts[one]}
            count={counts[one]}
            pressed={shown === one}
            onPress={() => onChange({ shown: one })}
          />
        ))}
      </Row>
      <div className={styles.selects}>
        <FilterSelect
          label={texts.reason}
          value={reasonKinds.find((kind) => kind === shown) ?? ''}
          options={[
            ['', texts.allReasons],
            ...reasons.map((kind) => [kind, texts.reasonCount(kind, counts[kind])] as const),
          ]}
          onChoose={(value) => onChange({ shown: reasonKinds.find((kind) => kind === value) ?? 'attention' })}
        />
        {(teams.length > 0 || team !== '') && (
          <FilterSelect
            label={texts.team}
            value={team}
            options={[
              ['', texts.allTeams],
              ...[...new Set([...teams, ...(team === '' ? [] : [team])])].map((one) => [one, one] as const),
            ]}
            onChoose={(value) => onChange({ team: value })}
          />
        )}
        <FilterSelect
          label={texts.sort}
          value={sort}
          options={deskSorts.map((one) => [one, texts.sorts[one]] as const)}
          onChoose={(value) => onChange({ sort: deskSorts.find((one) => one === value) ?? 'attention' })}
        />
      </div>
    </>
  );
});
