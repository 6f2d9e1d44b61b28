import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectMayWriteNotes } from '../../../store/notes/selectors';
import { selectResult, selectRun, selectSince } from '../../../store/progress/result';
import { selectAssignedScreening } from '../../../store/screening/selectors';
import { selectUser } from '../../../store/session/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Card } from '../../components/layout/Card';
import { OverviewLayout } from '../../components/layout/OverviewLayout';
import { FactList } from '../../components/result/FactList';
import { EmptyState } from '../../components/status/EmptyState';
import { fullName } from '../../domain/athletes';
import { formatDuration, formatStart } from '../../domain/formats';
import { screeningTexts } from '../../texts/screening';
import { screeningOverviewTexts } from '../../texts/screeningOverview';
import { TrainerNote } from '../notes/TrainerNote';
import { RefreshedPage } from '../page/RefreshedPage';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { AthleteSelect } from './AthleteSelect';
import { FirstScreening } from './FirstScreening';
import { ResultTests, WeakestTests } from './ResultTests';
import { ResultTotal } from './ResultTotal';
import { RunCorrection } from './RunCorrection';
import { SecondLooks } from './SecondLooks';
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
  const isLast = earlier === null;
  const run = useAppSelector((state) => selectRun(state, athlete?.id, earlier));
  const result = useAppSelector((state) => selectResult(state, athlete?.id, earlier));
  const since = useAppSelector((state) => selectSince(state, athlete?.id, earlier));
  const ownId = useAppSelector(selectUser)?.id;
  const userScreening = useAppSelector((state) => selectAssignedScreening(state, athlete?.id));
  const mayWriteNote = useAppSelector((state) => selectMayWriteNotes(state, userScreening?.id));
  useSecondaryTitle(athlete ? fullName(athlete) : null);
  const navigate = useNavigate();
  /** The plan of this athlete, who from now on is the chosen one. */
  const openPlan = (athleteId: number) => {
    choose(athleteId);
    navigate('/trainingoverview');
  };

  return (
    <RefreshedPage>
      <OverviewLayout
        aside={
          <>
            {userId === undefined && (
              <AthleteSelect athletes={athletes} athlete={athlete} onChoose={choose} />
            )}
            {result && athlete && <ResultTotal result={result} since={since} userId={athlete.id} />}
            {mayWriteNote && isLast && (
              <TrainerNote
                title={screeningTexts.note}
                userScreeningId={userScreening?.id}
                target={{ kind: 'screening' }}
              />
            )}
          </>
        }
        actions={
          <>
            <ButtonLink variant="secondary" mark="back" to={isLast ? '/' : pastAt(athlete?.id, ownId)}>
              {screeningOverviewTexts.back}
            </ButtonLink>
            {result && athlete && isLast && (
              <Button mark="training" onClick={() => openPlan(athlete.id)}>
                {screeningOverviewTexts.toPlan}
              </Button>
            )}
          </>
        }
      >
        {result && athlete ? (
          <>
            {isLast && <WeakestTests userId={athlete.id} start={result.start} />}
            <ResultTests result={result} since={since} />
            <Card>
              <FactList
                facts={[
                  { term: screeningOverviewTexts.start, value: formatStart(result.start) },
                  { term: screeningOverviewTexts.duration, value: formatDuration(result.duration) },
                ]}
              />
            </Card>
            {run && (
              <>
                <SecondLooks first={run} />
                <RunCorrection run={run} />
              </>
            )}
          </>
        ) : (
          <EmptyState
            icon="overview"
            title={isLast ? screeningOverviewTexts.none : screeningOverviewTexts.notHere}
            action={isLast && <FirstScreening athlete={athlete} />}
          />
        )}
      </OverviewLayout>
    </RefreshedPage>
  );
}

/** Where the earlier runs of a person are listed [HI-9]. */
const pastAt = (userId: number | undefined, ownId: number | undefined) =>
  userId === undefined || userId === ownId ? '/progress/past' : `/athletes/${userId}/progress/past`;
