import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Mannequin } from '../../components/figure/Mannequin';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Segmented } from '../../components/form/Segmented';
import { Page } from '../../components/layout/Page';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { Remark } from '../../components/status/Remark';
import { formatDate } from '../../domain/formats';
import { type MeasuredSpot, measuredFigure, weakestSpots } from '../../domain/progress/figure';
import type { HistoryPoint } from '../../domain/progress/history';
import { figureTexts as texts } from '../../texts/figure';
import styles from './FigurePage.module.css';
import { FigureSpot } from './FigureSpot';
import { FigureTables } from './FigureTables';
import type { ProgressProps } from './ProgressPage';

const views = [
  { value: 'picture', label: texts.picture, mark: 'user' },
  { value: 'table', label: texts.table, mark: 'table' },
] as const;

/** Where points are missing: the joints of the last run as a figure, or as tables [MF-1 to MF-4]. */
export function FigurePage({ base, isOwn, last }: ProgressProps & { last: HistoryPoint | undefined }) {
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const spots = last ? measuredFigure(last) : [];
  if (!last || spots.length === 0) return <Navigate to={base} replace />;
  return (
    <Page>
      <Stack>
        {view === 'picture' ? (
          <Picture spots={spots} date={formatDate(last.run.start)} isOwn={isOwn} />
        ) : (
          <>
            <Row spread>
              <h2>{texts.title}</h2>
              <span>{formatDate(last.run.start)}</span>
            </Row>
            <FigureTables spots={spots} />
          </>
        )}
        <Remark>{texts.rule}</Remark>
        <Row spread>
          <ButtonLink variant="secondary" mark="back" to={base}>
            {texts.back}
          </ButtonLink>
          <Segmented legend={texts.view} value={view} options={views} onChange={setView} />
        </Row>
      </Stack>
    </Page>
  );
}

/** The weakest joint is looked at first. */
const firstChoice = (spots: readonly MeasuredSpot[]): MeasuredSpot | undefined =>
  weakestSpots(spots)[0] ?? spots.find(({ percent }) => percent !== null) ?? spots[0];

function Picture(props: { spots: readonly MeasuredSpot[]; date: string; isOwn: boolean }) {
  const { spots, date, isOwn } = props;
  const [chosen, setChosen] = useState(firstChoice(spots)?.key ?? '');
  const spot = spots.find(({ key }) => key === chosen);
  const other = spots.find(({ joint, key }) => joint === spot?.joint && key !== chosen);
  return (
    <div className={styles.both}>
      <div className={styles.panel}>
        <header>
          <h2>{texts.title}</h2>
          <span>{date}</span>
        </header>
        <Mannequin spots={spots} chosen={chosen} onChoose={setChosen} />
      </div>
      {spot && <FigureSpot spot={spot} other={other} isOwn={isOwn} />}
    </div>
  );
}
