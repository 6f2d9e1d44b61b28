import type { InterruptedRun } from '../../../store/welcome/selectors';
import { Tile } from '../../components/list/Tile';
import { welcomeTexts } from '../../texts/welcome';
import { interruptionOf } from '../runs/interruptionOf';
import { useOthersName } from '../runs/useOthersName';
import { VideoStill } from '../videos/VideoStill';

const paths = { screeningRun: '/screening', exerciseRun: '/training' };

/** Continues an interrupted run [FL-11]; a trainer also sees the name of the athlete. */
export function ResumeTile({ run, first }: { run: InterruptedRun; first: boolean }) {
  const name = useOthersName(run.userId);
  const interruption = interruptionOf(run);
  return (
    <Tile
      icon="play"
      title={welcomeTexts.resume[run.kind]}
      text={name === null ? interruption : welcomeTexts.interruptedOf(name, interruption)}
      first={first}
      picture={first && <VideoStill fileName={run.video} />}
      to={`${paths[run.kind]}/${run.userScreeningId}`}
    />
  );
}
