import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectMayWriteNotes } from '../../../store/notes/selectors';
import { selectLastSince } from '../../../store/progress/selectors';
import { selectAssignedScreening } from '../../../store/screening/selectors';
import { selectLastResult } from '../../../store/screeningRun/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { OverviewLayout } from '../../components/layout/OverviewLayout';
import { PainMark } from '../../components/pain/PainMark';
import { PainNote } from '../../components/pain/PainNote';
import { ResultGrid } from '../../components/result/ResultGrid';
import { EmptyState } from '../../components/status/EmptyState';
import { fullName } from '../../domain/athletes';
import { painTexts } from '../../texts/pain';
import { screeningTexts } from '../../texts/screening';
import { screeningOverviewTexts } from '../../texts/screeningOverview';
import { TrainerNote } from '../notes/TrainerNote';
import { RefreshedPage } from '../page/RefreshedPage';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { AthleteSelect } from './AthleteSelect';
import { FirstScreening } from './FirstScreening';
import { ComparedResult, ResultChange } from './ResultChange';
import { ResultFacts } from './ResultFacts';
import styles from './ScreeningOverviewScreen.module.css';
import { useAthleteChoice } from './useAthleteChoice';

/**
 * Shows the last run of an athlete [SO-5 to SO-10]: at `/screeningoverview` the user chooses the athlete, at
 * `/screeningoverview/:userId` the address names them. Users see only their own athletes.
 */
export function ScreeningOverviewScreen() {
  const { userId } = useParams();
  const { athletes, athlete: chosen, choose } = useAthleteChoice();
  const athlete = userId === undefined ? chosen : athletes.find(({ id }) => id === Number(userId));
  const result = useAppSelector((state) => selectLastResult(state, athlete?.id));
  const since = useAppSelector((state) => selectLastSince(state, athlete?.id));
  const userScreening = useAppSelector((state) => selectAssignedScreening(state, athlete?.id));
  const mayWriteNote = useAppSelector((state) => selectMayWriteNotes(state, userScreening?.id));
  useSecondaryTitle(athlete ? fullName(athlete) : null);

  return (
    <RefreshedPage>
      <OverviewLayout
        aside={
          <>
            {userId === undefined && (
              <AthleteSelect athletes={athletes} athlete={athlete} onChoose={choose} />
            )}
            {result && <ResultFacts result={result} />}
            {result && since && <ResultChange since={since} start={result.start} />}
            {mayWriteNote && (
              <TrainerNote
                title={screeningTexts.note}
                userScreeningId={userScreening?.id}
                target={{ kind: 'screening' }}
              />
            )}
          </>
        }
        actions={
          <ButtonLink variant="secondary" mark="back" to="/">
            {screeningOverviewTexts.back}
          </ButtonLink>
        }
      >
        {result ? (
          <>
            <ResultGrid label={screeningOverviewTexts.results}>
              {result.results.map((test) => (
                <ComparedResult key={test.testId} result={test} since={since} />
              ))}
            </ResultGrid>
            {result.painful.map(({ testId, name, pain, painNote }) => (
              <p key={testId}>
                <PainMark pain={pain} /> <span>{painTexts.withoutResult(name)}</span>{' '}
                <PainNote note={painNote} />
              </p>
            ))}
            <p className={styles.legend}>{screeningOverviewTexts.ticks}</p>
          </>
        ) : (
          <EmptyState
            icon="overview"
            title={screeningOverviewTexts.none}
            action={<FirstScreening athlete={athlete} />}
          />
        )}
      </OverviewLayout>
    </RefreshedPage>
  );
}
