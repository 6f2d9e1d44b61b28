import { useParams, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectMayWriteNotes } from '../../../store/notes/selectors';
import { selectResult, selectSince } from '../../../store/progress/result';
import { selectAssignedScreening } from '../../../store/screening/selectors';
import { selectUser } from '../../../store/session/selectors';
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
import { ComparedResult, ResultChange } from './ResultChange';
import { ResultFacts } from './ResultFacts';
import styles from './ScreeningOverviewScreen.module.css';
import { useAthleteChoice } from './useAthleteChoice';

/**
 * Shows the last run of an athlete [SO-5 to SO-10]: at `/screeningoverview` the user chooses the athlete, at
 * `/screeningoverview/:userId` the address names them. Users see only their own athletes. With `?run={clientId}` it
 * shows that run instead [HI-9].
 */
export function ScreeningOverviewScreen() {
  const { userId } = useParams();
  const { athletes, athlete: chosen, choose } = useAthleteChoice();
  const athlete = userId === undefined ? chosen : athletes.find(({ id }) => id === Number(userId));
  const earlier = useSearchParams()[0].get('run');
  const result = useAppSelector((state) => selectResult(state, athlete?.id, earlier));
  const since = useAppSelector((state) => selectSince(state, athlete?.id, earlier));
  const ownId = useAppSelector(selectUser)?.id;
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
            {mayWriteNote && earlier === null && (
              <TrainerNote
                title={screeningTexts.note}
                userScreeningId={userScreening?.id}
                target={{ kind: 'screening' }}
              />
            )}
          </>
        }
        actions={
          <ButtonLink
            variant="secondary"
            mark="back"
            to={earlier === null ? '/' : pastAt(athlete?.id, ownId)}
          >
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
            title={earlier === null ? screeningOverviewTexts.none : screeningOverviewTexts.notHere}
          />
        )}
      </OverviewLayout>
    </RefreshedPage>
  );
}

/** Where the earlier runs of a person are listed [HI-9]. */
const pastAt = (userId: number | undefined, ownId: number | undefined) =>
  userId === undefined || userId === ownId ? '/progress/past' : `/athletes/${userId}/progress/past`;
