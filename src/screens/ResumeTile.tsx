import { useAppSelector } from '../../store/hooks';
import { selectAthleteName } from '../../store/selectors/screening';
import { selectUser } from '../../store/selectors/session';
import type { InterruptedRun } from '../../store/selectors/welcome';
import { Tile } from '../components/Tile';
import { formatDate, formatTime } from '../domain/formats';
import { welcomeTexts } from '../texts/welcome';
import { VideoStill } from './VideoStill';

const paths = { screeningRun: '/screening', exerciseRun: '/training' };

const whenOf = (touchedAt: string): string => {
  const date = formatDate(touchedAt);
  const isToday = date === formatDate(new Date().toISOString());
  return isToday ? welcomeTexts.today(formatTime(touchedAt)) : welcomeTexts.onDate(date);
};

interface ResumeTileProps {
  run: InterruptedRun;
  first: boolean;
}

/** Goes on with a run where it stopped [FL-11]; a trainer reads whose it is. */
export function ResumeTile({ run, first }: ResumeTileProps) {
  const user = useAppSelector(selectUser);
  const name = useAppSelector((state) => selectAthleteName(state, run.userId));
  const place = welcomeTexts.place[run.kind](run.step, run.steps);
  const when = whenOf(run.touchedAt);
  const isOwn = run.userId === user?.id || name === null;
  return (
    <Tile
      icon="play"
      title={welcomeTexts.resume[run.kind]}
      text={isOwn ? welcomeTexts.interrupted(place, when) : welcomeTexts.interruptedOf(name, place, when)}
      first={first}
      picture={first && <VideoStill fileName={run.video} />}
      to={`${paths[run.kind]}/${run.userScreeningId}`}
    />
  );
}
