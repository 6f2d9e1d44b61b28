import { useEffect, useState } from 'react';
import { selectDeskRows } from '../../../store/desk/deskRows';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import type { Need } from '../../components/list/NeedsTile';
import { shownCounts } from '../../domain/desk/choice';
import type { DeskRow } from '../../domain/desk/deskRows';
import { reasonKinds } from '../../domain/desk/reasons';
import { deskTexts } from '../../texts/desk';
import { welcomeTexts as texts } from '../../texts/welcome';
import { reasonMarks } from '../desk/reasonMarks';
import { DeskTile } from './DeskTile';

/** The reasons that have a place on the tile, the heaviest ones. */
const most = 4;

const needsOf = (counts: ReturnType<typeof shownCounts>): Need[] =>
  reasonKinds
    .filter((kind) => counts[kind] > 0)
    .slice(0, most)
    .map((kind) => ({
      icon: reasonMarks[kind],
      count: counts[kind],
      text: deskTexts.names[kind],
      to: `/athletes?shown=${kind}`,
    }));

/** How many athletes need the trainer, and why; each reason leads to the desk with those who have it [DE-8]. */
export function CountedAthletesTile({ first }: { first: boolean }) {
  const hasOffice = useAppSelector(({ office }) => office !== null);
  return hasOffice ? <Counted first={first} /> : <DeskTile first={first} />;
}

function Counted({ first }: { first: boolean }) {
  const dispatch = useAppDispatch();
  const [now] = useState(() => Date.now());
  const rows = useAppSelector((state) => selectDeskRows(state, now));
  const { status } = useAppSelector(selectOffice).desk;
  useEffect(() => {
    dispatch(deskActions.opened());
  }, [dispatch]);
  return status === 'succeeded' ? <Needs rows={rows} first={first} /> : <DeskTile first={first} />;
}

function Needs({ rows, first }: { rows: readonly DeskRow[]; first: boolean }) {
  const counts = shownCounts(rows);
  if (counts.attention === 0) return <DeskTile first={first} calm={texts.calm} />;
  return (
    <DeskTile first={first} title={texts.needs(counts.attention, rows.length)} needs={needsOf(counts)} />
  );
}
