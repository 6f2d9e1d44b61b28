import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectAssignedScreening, selectScreening } from '../../../store/screening/selectors';
import { selectUnfinishedScreeningRun } from '../../../store/screeningRun/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { ActionBar } from '../../components/layout/ActionBar';
import type { User } from '../../contract/schemas';
import {
  athletePath,
  type DeskChoice,
  filteredRows,
  nextInNeed,
  openingChoice,
  sortedRows,
} from '../../domain/desk/choice';
import { athletePageTexts as texts } from '../../texts/athlete';
import { useDeskRowsNow } from '../desk/useDeskRowsNow';

/** What comes after this athlete: a screening with them, and the next one who needs the trainer [DE-8]. */
export function NextDock({ athlete, choice }: { athlete: User; choice: DeskChoice }) {
  const { rows } = useDeskRowsNow();
  // Who is worked off keeps their place while their page is open.
  const [order] = useState(() =>
    sortedRows(filteredRows(rows, openingChoice), openingChoice.sort).map(({ id }) => id),
  );
  const next = nextInNeed(rows, order, athlete.id);
  const assigned = useAppSelector((state) => selectAssignedScreening(state, athlete.id));
  const screening = useAppSelector((state) => selectScreening(state, assigned?.screeningId));
  const unfinished = useAppSelector((state) => selectUnfinishedScreeningRun(state, assigned?.id));
  const canScreen = assigned !== undefined && screening !== undefined;
  if (!canScreen && next === null) return null;
  return (
    <ActionBar floating>
      {canScreen && (
        <ButtonLink variant="secondary" to={`/screening/${assigned.id}`}>
          {unfinished ? texts.resume : texts.screen}
        </ButtonLink>
      )}
      {next && <ButtonLink to={athletePath(next.id, choice)}>{texts.next(next.firstName)}</ButtonLink>}
    </ActionBar>
  );
}
