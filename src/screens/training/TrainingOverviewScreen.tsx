import { selectTrainingPlan } from '../../../store/exercise/selectors';
import { selectUnfinishedExerciseRun } from '../../../store/exerciseRun/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectAssignedScreening } from '../../../store/screening/selectors';
import { selectUser } from '../../../store/session/selectors';
import { selectCanInviteFirst } from '../../../store/welcome/selectors';
import { OverviewLayout } from '../../components/layout/OverviewLayout';
import { EmptyState } from '../../components/status/EmptyState';
import { fullName } from '../../domain/athletes';
import { trainingOverviewTexts } from '../../texts/trainingOverview';
import { TrainerNote } from '../notes/TrainerNote';
import { NoAthletes } from '../page/NoAthletes';
import { RefreshedPage } from '../page/RefreshedPage';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { InterruptedAlert } from '../runs/InterruptedAlert';
import { AthleteSelect } from '../screening/AthleteSelect';
import { FirstScreening } from '../screening/FirstScreening';
import { useAthleteChoice } from '../screening/useAthleteChoice';
import { PlanExercises } from './PlanExercises';
import { PlanRules } from './PlanRules';
import { PlanSize } from './PlanSize';
import { TrainingStart } from './TrainingStart';
import { WeeklyGoal } from './WeeklyGoal';

/** `/trainingoverview`: the exercises recommended by an athlete's last screening run [TO-1 to TO-10]. */
export function TrainingOverviewScreen() {
  const { athletes, athlete, choose } = useAthleteChoice();
  const userScreening = useAppSelector((state) => selectAssignedScreening(state, athlete?.id));
  const plan = useAppSelector((state) => selectTrainingPlan(state, athlete?.id));
  const unfinished = useAppSelector((state) => selectUnfinishedExerciseRun(state, athlete?.id));
  const isOwnPlan = useAppSelector(selectUser)?.id === athlete?.id;
  const canInviteFirst = useAppSelector(selectCanInviteFirst);
  useSecondaryTitle(athlete ? fullName(athlete) : null);
  // An exercise run belongs to an assigned screening: without one there are no suitable exercises.
  const hasPlan = userScreening !== undefined && plan.length > 0;

  if (canInviteFirst && !hasPlan) {
    return (
      <RefreshedPage>
        <NoAthletes />
      </RefreshedPage>
    );
  }
  return (
    <RefreshedPage>
      <OverviewLayout
        aside={
          <>
            {!isOwnPlan && <AthleteSelect athletes={athletes} athlete={athlete} onChoose={choose} />}
            {hasPlan && <PlanSize plan={plan} />}
            {hasPlan && athlete && <WeeklyGoal userId={athlete.id} />}
            <PlanRules />
            <TrainerNote
              title={trainingOverviewTexts.note}
              userScreeningId={userScreening?.id}
              target={{ kind: 'training' }}
            />
            {hasPlan && unfinished && (
              <InterruptedAlert run={unfinished} steps={unfinished.exercises.length} />
            )}
          </>
        }
        actions={
          hasPlan && (
            <TrainingStart
              userScreeningId={userScreening.id}
              exercises={unfinished?.exercises ?? plan}
              isUnfinished={unfinished !== undefined}
            />
          )
        }
      >
        {hasPlan ? (
          <PlanExercises plan={plan} userId={athlete?.id} />
        ) : (
          <EmptyState
            icon="training"
            title={trainingOverviewTexts.none}
            action={<FirstScreening athlete={athlete} />}
          />
        )}
      </OverviewLayout>
    </RefreshedPage>
  );
}
