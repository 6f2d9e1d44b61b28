import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectHasFeature } from '../../../store/server/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { ActionBar } from '../../components/layout/ActionBar';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { membersFeature, planFeature } from '../../contract/features';
import {
  athletePath,
  filteredRows,
  foundRows,
  openingChoice,
  sharedScreening,
  sortedRows,
} from '../../domain/desk/choice';
import type { DeskRow } from '../../domain/desk/deskRows';
import { maxMembers } from '../../domain/trackside/session';
import { deskTexts as texts } from '../../texts/desk';
import { paperTexts } from '../../texts/paper';
import { planTexts } from '../../texts/plan';
import { seasonTexts } from '../../texts/season';
import { welcomeTexts } from '../../texts/welcome';
import { AssignDialog } from '../desk/AssignDialog';
import { ChangePlans } from '../plan/ChangePlans';
import styles from './AthletesDesk.module.css';
import { AthletesList } from './AthletesList';
import { AthletesTools } from './AthletesTools';
import { NoMatch } from './NoMatch';
import { useAfterPaint } from './useAfterPaint';
import { useDeskChoice } from './useDeskChoice';
import { usePicked } from './usePicked';
import { useRowsInSteps } from './useRowsInSteps';

interface AthletesDeskProps {
  rows: readonly DeskRow[];
  /** In milliseconds since the epoch. */
  now: number;
}

/** The list with search, filters and order, and what can be done with several athletes at once [DE-1 to DE-3, AS-6]. */
export function AthletesDesk({ rows, now }: AthletesDeskProps) {
  const { choice, change } = useDeskChoice();
  const { shown, team, sort } = choice;
  const search = useAfterPaint(choice.search);
  const pathOf = useCallback(
    (id: number) => athletePath(id, { ...openingChoice, shown, team, sort }),
    [shown, team, sort],
  );
  const sorted = useMemo(() => sortedRows(rows, sort), [rows, sort]);
  const filtered = useMemo(() => filteredRows(sorted, { shown, team }), [sorted, shown, team]);
  const matching = useMemo(() => foundRows(filtered, search), [filtered, search]);
  const shared = useMemo(() => sharedScreening(rows), [rows]);
  const visible = useRowsInSteps(matching, search);
  const { ids, picked, isPicking, pick, start, pickAll, clear } = usePicked(sorted);
  const [isAssigning, setAssigning] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const canChangePlans = useAppSelector((state) => selectHasFeature(state, planFeature));
  const canInvite = useAppSelector((state) => selectHasFeature(state, membersFeature));
  const heading = useHeadingFocus(isPicking);
  const title = texts.title(matching.length, rows.length);

  return (
    <>
      <Stack>
        <Row spread>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.spoken} role="status">
            {title}
          </p>
          <div className={styles.ways}>
            {matching.length > 0 && (
              <span className={styles.picking} data-picking={isPicking}>
                <Button variant="plain" onClick={isPicking ? () => pickAll(matching) : start}>
                  {isPicking ? texts.pickAll(matching.length) : texts.startPicking}
                </Button>
              </span>
            )}
            {!isPicking && (
              <ButtonLink
                variant="plain"
                mark="calendar"
                to={`/progress/season${team === '' ? '' : `?team=${encodeURIComponent(team)}`}`}
              >
                {seasonTexts.link}
              </ButtonLink>
            )}
            {canInvite && !isPicking && (
              <ButtonLink variant="secondary" mark="invite" to="/members/invite">
                {texts.invite}
              </ButtonLink>
            )}
          </div>
        </Row>
        <AthletesTools rows={rows} choice={choice} onChange={change} />
        {matching.length === 0 && (
          <NoMatch all={rows.length} choice={{ ...choice, search }} onChange={change} />
        )}
        {shared !== null && <p className={styles.shared}>{texts.shared(shared)}</p>}
        <AthletesList
          rows={filtered}
          shared={shared}
          visible={visible}
          now={now}
          pathOf={pathOf}
          picked={ids}
          isPicking={isPicking}
          onPick={pick}
        />
      </Stack>
      {isPicking && (
        <ActionBar floating>
          <p role="status">{texts.picked(picked.length)}</p>
          <Button variant="secondary" onClick={clear}>
            {texts.unpick}
          </Button>
          {picked.length > 0 && picked.length <= maxMembers && (
            <ButtonLink
              variant="secondary"
              mark="trackside"
              to={`/trackside?athletes=${picked.map(({ id }) => id).join()}`}
            >
              {welcomeTexts.trackside.title}
            </ButtonLink>
          )}
          {picked.length > 0 && (
            <ButtonLink
              variant="secondary"
              mark="print"
              to={`/progress/result?of=${picked.map(({ id }) => id).join()}`}
            >
              {paperTexts.print}
            </ButtonLink>
          )}
          {canChangePlans && picked.length > 1 && (
            <Button variant="secondary" mark="training" onClick={() => setPlanning(true)}>
              {planTexts.changeSeveral}
            </Button>
          )}
          <Button mark="screening" disabled={picked.length === 0} onClick={() => setAssigning(true)}>
            {texts.assign}
          </Button>
        </ActionBar>
      )}
      {isPlanning && (
        <ChangePlans
          userIds={picked.map(({ id }) => id)}
          onClose={() => setPlanning(false)}
          onChanged={clear}
        />
      )}
      {isAssigning && (
        <AssignDialog athletes={picked} onClose={() => setAssigning(false)} onAssigned={clear} />
      )}
    </>
  );
}

/** Moves the focus to the heading when the bar of the selection closes under it. */
const useHeadingFocus = (isPicking: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPicking = useRef(isPicking);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasPicking.current && !isPicking && isLost) heading.current?.focus();
    wasPicking.current = isPicking;
  }, [isPicking]);
  return heading;
};
