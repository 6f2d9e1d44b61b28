import { useNavigate, useParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectMayWriteNotes } from '../../../store/notes/selectors';
import { selectLastSince } from '../../../store/progress/selectors';
import { selectAssignedScreening } from '../../../store/screening/selectors';
import { selectLastResult } from '../../../store/screeningRun/selectors';
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
import { ResultTests, WeakestTests } from './ResultTests';
import { ResultTotal } from './ResultTotal';
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
          <>
            <ButtonLink variant="secondary" mark="back" to="/">
              {screeningOverviewTexts.back}
            </ButtonLink>
            {result && athlete && (
              <Button mark="training" onClick={() => openPlan(athlete.id)}>
                {screeningOverviewTexts.toPlan}
              </Button>
            )}
          </>
        }
      >
        {result && athlete ? (
          <>
            <WeakestTests userId={athlete.id} start={result.start} />
            <ResultTests result={result} since={since} />
            <Card>
              <FactList
                facts={[
                  { term: screeningOverviewTexts.start, value: formatStart(result.start) },
                  { term: screeningOverviewTexts.duration, value: formatDuration(result.duration) },
                ]}
              />
            </Card>
          </>
        ) : (
          <EmptyState icon="overview" title={screeningOverviewTexts.none} />
        )}
      </OverviewLayout>
    </RefreshedPage>
  );
}
