import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import {
  selectCurrentTest,
  selectOpenScreeningRun,
  selectScreeningRunState,
} from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { selectUser } from '../../../store/session/selectors';
import { selectAthleteName } from '../../../store/users/selectors';
import { Page } from '../../components/layout/Page';
import { isTrainer } from '../../domain/athletes';
import { runTexts } from '../../texts/runs';
import { screeningRunTexts } from '../../texts/screening';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingPage } from '../page/LoadingPage';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useOpenRun } from '../runs/useOpenRun';
import { ScreeningDone } from './ScreeningDone';
import { TestStep } from './TestStep';

/** `/screening/:userScreeningId`: a screening run, test by test [SR-1]. */
export function ScreeningRunScreen() {
  const { userScreeningId } = useParams();
  useOpenRun(screeningRunActions, Number(userScreeningId));
  const { status } = useAppSelector(selectScreeningRunState);
  const run = useAppSelector(selectOpenScreeningRun);
  const test = useAppSelector(selectCurrentTest);
  useSecondaryTitle(useAppSelector((state) => selectAthleteName(state, run?.userId)));

  if (status === 'closed' || status === 'opening') return <LoadingPage shape="run" />;
  if (status === 'elsewhere') return <EmptyPage icon="screening" {...runTexts.elsewhere} />;
  // An update can remove the screening while its run is open.
  if (!run || !test) return <Unavailable />;
  return (
    <Page>
      <TestStep run={run} test={test} />
      {status === 'completed' && <ScreeningDone run={run} />}
    </Page>
  );
}

function Unavailable() {
  const user = useAppSelector(selectUser);
  const { title, trainer, athlete } = screeningRunTexts.unavailable;
  return <EmptyPage icon="screening" title={title} text={user && isTrainer(user) ? trainer : athlete} />;
}
