import { useState } from 'react';
import { selectTrainingEntries } from '../../../store/desk/athlete';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Segmented } from '../../components/form/Segmented';
import { Page } from '../../components/layout/Page';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { EmptyState } from '../../components/status/EmptyState';
import { Remark } from '../../components/status/Remark';
import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import type { History } from '../../domain/progress/history';
import { trainingWeeks } from '../../domain/progress/weeks';
import { paperTexts } from '../../texts/paper';
import { pastTexts } from '../../texts/past';
import { progressTexts as texts } from '../../texts/progress';
import { LoadingState } from '../page/LoadingState';
import { FirstScreening } from '../screening/FirstScreening';
import { ClosingCard } from './ClosingCard';
import { FigureCard } from './FigureCard';
import { ProgressTables } from './ProgressTables';
import { TestMultiples } from './TestMultiples';
import { TotalCard } from './TotalCard';
import { TrainingWeeks } from './TrainingWeeks';

const views = [
  { value: 'picture', label: texts.picture, mark: 'progress' },
  { value: 'table', label: texts.table, mark: 'table' },
] as const;

/** Whose progress a page shows. */
export interface ProgressProps {
  person: User;
  isOwn: boolean;
  /** Address of the history. */
  base: string;
}

/** The results and trainings of a person over time, as drawings or as tables [HI-2, HI-6]. */
export function ProgressPage(props: ProgressProps & { history: History }) {
  const { person, isOwn, base, history } = props;
  const dispatch = useAppDispatch();
  const [view, setView] = useState<'picture' | 'table'>('picture');
  // The day on which the page was opened is today.
  const [now] = useState(() => Date.now());
  const trainings = useAppSelector((state) => selectTrainingEntries(state, person.id));
  const { status, error } = useAppSelector(selectOffice).desk;
  // What could not be read whole shows what there is.
  const areKnown = status === 'succeeded' || (status === 'failed' && trainings.length > 0);
  const weeks = areKnown ? trainingWeeks(trainings, now) : null;
  const last = history.points.at(-1);
  return (
    <Page>
      <Stack gap="large">
        <Row spread>
          <h2>{isOwn ? texts.own : fullName(person)}</h2>
          {last && (
            <Row spread>
              <Segmented legend={texts.view} value={view} options={views} onChange={setView} />
              <ButtonLink variant="plain" mark="print" to={`${base}/result`}>
                {paperTexts.print}
              </ButtonLink>
            </Row>
          )}
        </Row>
        {!last && status !== 'running' && (
          <EmptyState
            icon="progress"
            title={texts.none.title}
            text={isOwn ? texts.none.own : texts.none.of(person.firstName)}
            action={<FirstScreening athlete={person} />}
          />
        )}
        {last && view === 'table' && (
          <>
            <ProgressTables history={history} last={last} weeks={weeks} />
            <FigureCard last={last} base={base} />
          </>
        )}
        {last && view === 'picture' && (
          <>
            <TotalCard
              history={history}
              last={last}
              first={isOwn ? texts.firstOwn : texts.firstOf(person.firstName)}
              base={base}
            />
            {isOwn && <ClosingCard history={history} now={now} />}
            <FigureCard last={last} base={base} />
            <TestMultiples history={history} last={last} />
          </>
        )}
        {weeks && (!last || view === 'picture') && (
          <TrainingWeeks weeks={weeks} toPlan={isOwn && last !== undefined} />
        )}
        {status !== 'succeeded' && (
          <LoadingState error={error} retry={texts.retry} onRetry={() => dispatch(deskActions.opened())} />
        )}
        {(last || trainings.length > 0) && status !== 'running' && (
          <Row>
            <ButtonLink variant="secondary" mark="calendar" to={`${base}/past`}>
              {pastTexts.open}
            </ButtonLink>
          </Row>
        )}
        {history.leftOut > 0 && status !== 'running' && <Remark>{texts.leftOut(history.leftOut)}</Remark>}
      </Stack>
    </Page>
  );
}
