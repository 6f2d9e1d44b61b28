import { memo } from 'react';
import { CardTable } from '../../components/list/CardTable';
import type { DeskRow } from '../../domain/desk/deskRows';
import { deskTexts } from '../../texts/desk';
import { AthleteRow } from './AthleteRow';
import styles from './AthletesList.module.css';

interface AthletesListProps {
  rows: readonly DeskRow[];
  /** Those of the rows that are shown. The others stay in the page: hiding and showing them again takes no time. */
  visible: readonly DeskRow[];
  now: number;
  /** Returns the address of an athlete's page. */
  pathOf: (id: number) => string;
  /** The screening of all, which no row says [DE-11]. */
  shared: string | null;
  picked: ReadonlySet<number>;
  /** Whether narrow screens show the boxes to select with. */
  isPicking: boolean;
  /** Must stay the same, or each row is rendered anew. */
  onPick: (id: number, isPicked: boolean) => void;
}

/** The athletes: a table on wide screens, whose rows are cards on narrow ones [DE-1]. */
export const AthletesList = memo(function AthletesList(props: AthletesListProps) {
  const { rows, visible, now, pathOf, shared, picked, isPicking, onPick } = props;
  const shown = new Set(visible);
  return (
    <CardTable
      className={styles.table}
      aria-label={deskTexts.list}
      columns={Object.values(deskTexts.columns)}
      spoken={deskTexts.columns.pick}
      data-picking={isPicking}
      data-shared={shared !== null && rows.every(({ assignment }) => assignment === null)}
      hidden={visible.length === 0}
    >
      {rows.map((row) => (
        <AthleteRow
          key={row.id}
          row={row}
          now={now}
          shared={shared}
          path={pathOf(row.id)}
          isHidden={!shown.has(row)}
          isPicked={picked.has(row.id)}
          onPick={onPick}
        />
      ))}
    </CardTable>
  );
});
