import { useState } from 'react';
import { selectTrainingEntries } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
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
import { progressTexts as texts } from '../../texts/progress';
import { ClosingCard } from './ClosingCard';
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
  const [view, setView] = useState<'picture' | 'table'>('picture');
  // The day on which the page was opened is today.
  const [now] = useState(() => Date.now());
  const trainings = useAppSelector((state) => selectTrainingEntries(state, person.id));
  const weeks = trainingWeeks(trainings, now);
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
        {!last && (
          <EmptyState
            icon="progress"
            title={texts.none.title}
            text={isOwn ? texts.none.own : texts.none.of(person.firstName)}
          />
        )}
        {last && view === 'table' && <ProgressTables history={history} last={last} weeks={weeks} />}
        {last && view === 'picture' && (
          <>
            <TotalCard
              history={history}
              last={last}
              first={isOwn ? texts.firstOwn : texts.firstOf(person.firstName)}
              base={base}
            />
            {isOwn && <ClosingCard history={history} base={base} now={now} />}
            <TestMultiples history={history} last={last} />
          </>
        )}
        {(!last || view === 'picture') && <TrainingWeeks weeks={weeks} />}
        {history.leftOut > 0 && <Remark>{texts.leftOut(history.leftOut)}</Remark>}
      </Stack>
    </Page>
  );
}
