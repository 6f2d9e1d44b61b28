import { memo } from 'react';
import { PersonCell } from '../../components/list/CardTable';
import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import { MarkedLine } from '../../components/status/MarkedLine';
import type { AssignmentStatus, DeskRow } from '../../domain/desk/deskRows';
import { reasonInWords, deskTexts as texts } from '../../texts/desk';
import { reasonMarks, toneOf } from '../desk/reasonMarks';
import styles from './AthletesList.module.css';
import { LastScreening } from './LastScreening';
import { ScreeningChange } from './ScreeningChange';
import { TrainingDays } from './TrainingDays';

const statusMarks: Record<AssignmentStatus, IconName> = {
  waiting: 'pending',
  refused: 'error',
  undecided: 'warning',
};

interface CellsProps {
  row: DeskRow;
  now: number;
  shared: string | null;
  /** The athlete's page. */
  path: string;
  isPicked: boolean;
  onPick: (id: number, isPicked: boolean) => void;
}

/** An athlete in the list; the row leads to their page. A search only hides and shows it. */
export function AthleteRow({ isHidden, ...cells }: CellsProps & { isHidden: boolean }) {
  const { row, isPicked } = cells;
  const isNew = row.lastScreening === null && row.lastTraining === null;
  return (
    <tr hidden={isHidden} data-picked={isPicked} data-new={isNew}>
      <Cells {...cells} />
    </tr>
  );
}

/** What is in the row. Rendered anew only when something in it has changed. */
const Cells = memo(function Cells({ row, now, shared, path, isPicked, onPick }: CellsProps) {
  const { id, name, team, reasons, lastScreening, lastTraining, days } = row;
  return (
    <>
      <td className={styles.pick}>
        <label>
          <input
            type="checkbox"
            aria-label={texts.pick(name)}
            checked={isPicked}
            onChange={({ target }) => onPick(id, target.checked)}
          />
        </label>
      </td>
      <PersonCell
        name={name}
        to={path}
        after={
          <span className={styles.go}>
            <Mark name="next" />
          </span>
        }
      >
        {team}
      </PersonCell>
      <td className={styles.reasons}>
        {reasons.length === 0 && <span className={styles.nothing}>{texts.nothing}</span>}
        {reasons.map((reason) => (
          <MarkedLine key={reasonInWords(reason, now)} mark={reasonMarks[reason.kind]} tone={toneOf(reason)}>
            {reasonInWords(reason, now)}
          </MarkedLine>
        ))}
      </td>
      <td className={styles.assigned}>
        <Assigned row={row} shared={shared} />
      </td>
      <td className={styles.last}>
        <LastScreening run={lastScreening} result={row.change?.result ?? null} />
        <ScreeningChange change={row.change} now={now} />
      </td>
      <td className={styles.days}>
        <TrainingDays days={days} last={lastTraining} now={now} />
      </td>
    </>
  );
});

/** The screening that the athlete has or gets, and what becomes of an assignment that the server does not have yet. */
function Assigned({ row: { screening, assignment }, shared }: Pick<CellsProps, 'row' | 'shared'>) {
  // A missing screening is a reason, and said there.
  const isSaid = assignment === null && (screening === null || screening.name === shared);
  return (
    <>
      {!isSaid && (
        <span className={styles.screening}>
          {screening === null ? texts.noScreening : (screening.name ?? texts.unnamed)}
        </span>
      )}
      {assignment !== null && (
        <MarkedLine mark={statusMarks[assignment]} tone="waiting">
          {texts.assignment[assignment]}
        </MarkedLine>
      )}
    </>
  );
}
