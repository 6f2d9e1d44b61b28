import { useAppSelector } from '../../store/hooks';
import { selectUser } from '../../store/selectors/session';
import { selectInterruptedRuns } from '../../store/selectors/welcome';
import { Page } from '../components/layout/Page';
import { Stack } from '../components/layout/Stack';
import { WelcomeLayout } from '../components/layout/WelcomeLayout';
import { welcomeTexts } from '../texts/welcome';
import { FeedbackOffer } from './FeedbackOffer';
import { MessagesTile } from './MessagesTile';
import { OverviewTile } from './OverviewTile';
import { RefusedRunsAlert } from './RefusedRunsAlert';
import { ResumeTile } from './ResumeTile';
import { StartTile } from './StartTile';
import { TrainingTile } from './TrainingTile';

/** `/`: what comes next is turquoise, an interrupted run before a new one [WE-1 to WE-4]. */
export function WelcomeScreen() {
  const user = useAppSelector(selectUser);
  const interrupted = useAppSelector(selectInterruptedRuns);
  return (
    <Page>
      <Stack gap="large">
        <RefusedRunsAlert />
        <FeedbackOffer />
        <WelcomeLayout greeting={welcomeTexts.hello(user?.firstName ?? '')} label={welcomeTexts.tiles}>
          {interrupted.map((run, index) => (
            <ResumeTile key={run.kind} run={run} first={index === 0} />
          ))}
          <StartTile first={interrupted.length === 0} />
          <OverviewTile />
          <TrainingTile />
          <MessagesTile />
        </WelcomeLayout>
      </Stack>
    </Page>
  );
}
