import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectAthleteName } from '../../../store/users/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { SelectField } from '../../components/form/SelectField';
import { Card } from '../../components/layout/Card';
import { OverviewLayout } from '../../components/layout/OverviewLayout';
import { Page } from '../../components/layout/Page';
import { EmptyState } from '../../components/status/EmptyState';
import { Mark } from '../../components/status/Mark';
import { Remark } from '../../components/status/Remark';
import { formatDate } from '../../domain/formats';
import { type Comparison, compareRuns } from '../../domain/progress/comparison';
import type { HistoryPoint } from '../../domain/progress/history';
import {
  changeInWords,
  comparedInWords,
  dayInYear,
  progressTexts,
  ratersInWords,
  comparisonTexts as texts,
} from '../../texts/progress';
import { ComparedAnswers } from './ComparedAnswers';
import styles from './ComparePage.module.css';
import type { ProgressProps } from './ProgressPage';
import { raterWord } from './points';

/** Any two runs beside each other, and which answers changed [HI-3, HI-5]. */
export function ComparePage({ points, base }: ProgressProps & { points: readonly HistoryPoint[] }) {
  const last = points.length - 1;
  const [laterKey, setLater] = useState(points.at(-1)?.run.clientId);
  const [earlierKey, setEarlier] = useState(() => firstChoice(points)?.run.clientId);
  const later = Math.max(
    1,
    points.findIndex(({ run }) => run.clientId === laterKey),
  );
  const earlier = Math.min(
    later - 1,
    Math.max(
      0,
      points.findIndex(({ run }) => run.clientId === earlierKey),
    ),
  );
  const [from, to] = [points[earlier], points[later]];
  const back = (
    <ButtonLink variant="secondary" mark="back" to={base}>
      {texts.back}
    </ButtonLink>
  );
  if (last < 1 || !from || !to) {
    return (
      <Page>
        <EmptyState icon="progress" title={texts.tooFew} action={back} />
      </Page>
    );
  }
  const comparison = compareRuns(from, to, to);
  return (
    <Page>
      <OverviewLayout
        aside={
          <Card>
            <h2 className={styles.title}>{texts.title}</h2>
            <SelectField
              label={texts.earlier}
              value={from.run.clientId}
              options={optionsOf(points.slice(0, later))}
              onChange={setEarlier}
            />
            <SelectField
              label={texts.later}
              value={to.run.clientId}
              options={optionsOf(points.slice(1))}
              onChange={setLater}
            />
            <Remark>{texts.rule}</Remark>
            {comparison && <Remark>{texts.basis[comparison.isMeasured ? 'club' : 'assumption']}</Remark>}
          </Card>
        }
        actions={back}
      >
        <ComparedResult from={from} to={to} comparison={comparison} />
        {comparison && <ComparedAnswers comparison={comparison} since={sinceOf(from, to)} />}
      </OverviewLayout>
    </Page>
  );
}

/** The last run is compared with the run before it that it can be compared with. */
const firstChoice = (points: readonly HistoryPoint[]) => {
  const since = points.at(-1)?.since;
  return points.find(({ run }) => run.start === since?.start) ?? points.at(-2);
};

const sinceOf = (from: HistoryPoint, to: HistoryPoint) =>
  dayInYear(from.run.start, new Date(to.run.start).getFullYear());

const optionsOf = (points: readonly HistoryPoint[]) =>
  points.toReversed().map((point) => ({
    value: point.run.clientId,
    label: texts.option(formatDate(point.run.start), raterWord(point)),
  }));

/** Both results, and whether their difference is more than the error [HI-4]. */
function ComparedResult(props: { from: HistoryPoint; to: HistoryPoint; comparison: Comparison | null }) {
  const { from, to, comparison } = props;
  return (
    <Card>
      <div className={styles.both}>
        <RunValue point={from} percent={comparison?.change.before ?? from.result} />
        <Mark name="into" size={24} />
        <RunValue point={to} percent={comparison?.change.after ?? to.result} />
      </div>
      {comparison ? (
        <p className={styles.lead}>
          <Words comparison={comparison} since={sinceOf(from, to)} />
        </p>
      ) : (
        <p className={styles.lead}>{progressTexts.other}</p>
      )}
    </Card>
  );
}

function Words({ comparison, since }: { comparison: Comparison; since: string }) {
  const { change } = comparison;
  const main = `${changeInWords(change, since).replace(/\.$/, '')}.`;
  const more = [
    ratersInWords(comparison.raters, comparison.change.error, comparison.isMeasured) ??
      progressTexts.errorOf(change.error),
    comparedInWords(comparison),
  ];
  return (
    <>
      <span>{change.isBeyond ? <b>{main}</b> : main}</span>
      <span>{` ${more.filter(Boolean).join(' ')}`}</span>
    </>
  );
}

/** A run: its day, its value over what is compared, and who rated. */
function RunValue({ point, percent }: { point: HistoryPoint; percent: number }) {
  const name = useAppSelector((state) => selectAthleteName(state, point.rater ?? undefined));
  return (
    <div>
      <p>{formatDate(point.run.start)}</p>
      <p className={styles.value}>
        <span>{percent}</span>
        <small>{'\u00a0'}%</small>
      </p>
      <p className={styles.rater}>
        <Mark name="user" />
        <span>{name ?? raterWord(point)}</span>
      </p>
    </div>
  );
}
