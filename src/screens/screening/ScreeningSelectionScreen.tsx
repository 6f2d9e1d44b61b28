import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import {
  selectAssignedScreening,
  selectScreenedAthlete,
  selectScreening,
} from '../../../store/screening/selectors';
import { selectUnfinishedScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { selectUser } from '../../../store/session/selectors';
import { selectHasDesk } from '../../../store/welcome/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { SelectLayout } from '../../components/layout/SelectLayout';
import { TestList } from '../../components/runs/TestList';
import { Alert } from '../../components/status/Alert';
import { screeningTexts } from '../../texts/screening';
import { TrainerNote } from '../notes/TrainerNote';
import { RefreshedPage } from '../page/RefreshedPage';
import { InterruptedAlert } from '../runs/InterruptedAlert';
import { AthleteSelect } from './AthleteSelect';
import { useAthleteChoice } from './useAthleteChoice';

/** Leads the trainer to where a screening is assigned to this athlete, where the app can do that [DE-4]. */
function AssignLink({ to }: { to: number }) {
  const hasDesk = useAppSelector(selectHasDesk);
  const isOwn = useAppSelector(selectUser)?.athleteIds.includes(to);
  if (!hasDesk || !isOwn) return null;
  return (
    <ButtonLink variant="secondary" mark="screening" to={`/athletes/${to}#zuweisung`}>
      {screeningTexts.none.assign}
    </ButtonLink>
  );
}

/** `/screening`: choice of the athlete, and a preview of their tests [SU-2 to SU-6]. */
export function ScreeningSelectionScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { athletes, athlete, choose } = useAthleteChoice(selectScreenedAthlete);
  const userScreening = useAppSelector((state) => selectAssignedScreening(state, athlete?.id));
  const screening = useAppSelector((state) => selectScreening(state, userScreening?.screeningId));
  const unfinished = useAppSelector((state) => selectUnfinishedScreeningRun(state, userScreening?.id));

  const run = () => navigate(`/screening/${userScreening?.id}`);
  const restart = (userScreeningId: number) => {
    dispatch(screeningRunActions.restartRequested({ userScreeningId }));
    run();
  };

  return (
    <RefreshedPage>
      <SelectLayout
        aside={
          screening && (
            <TestList title={screeningTexts.tests(screening.tests.length)} tests={screening.tests} />
          )
        }
        actions={
          <>
            {userScreening && screening && unfinished && (
              <Button variant="secondary" onClick={() => restart(userScreening.id)}>
                {screeningTexts.restart}
              </Button>
            )}
            <Button disabled={!screening} onClick={run}>
              {screening && unfinished ? screeningTexts.resume : screeningTexts.next}
            </Button>
          </>
        }
      >
        <h2>{screeningTexts.title}</h2>
        <AthleteSelect athletes={athletes} athlete={athlete} onChoose={choose} />
        {screening && (
          <TrainerNote
            title={screeningTexts.note}
            userScreeningId={userScreening?.id}
            target={{ kind: 'screening' }}
          />
        )}
        {screening && unfinished && <InterruptedAlert run={unfinished} steps={screening.tests.length} />}
        {!screening && (athlete || athletes.length === 0) && (
          <Alert
            kind="info"
            title={screeningTexts.none.title}
            action={athlete && <AssignLink to={athlete.id} />}
          >
            {screeningTexts.none.text}
          </Alert>
        )}
      </SelectLayout>
    </RefreshedPage>
  );
}
