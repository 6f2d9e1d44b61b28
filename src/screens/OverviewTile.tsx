import { useAppSelector } from '../../store/hooks';
import { selectAthleteName, selectLastResult } from '../../store/selectors/screening';
import { selectUser } from '../../store/selectors/session';
import { selectLatestAthleteId } from '../../store/selectors/welcome';
import { Bars } from '../components/Bars';
import { Tile } from '../components/Tile';
import { isTrainer } from '../domain/athletes';
import { formatDate } from '../domain/formats';
import { welcomeTexts } from '../texts/welcome';
import { useScreeningOverviewEntry } from './useScreeningOverviewEntry';

/** 'Screeningübersicht' [WE-2] with the latest result. */
export function OverviewTile() {
  const enter = useScreeningOverviewEntry();
  const user = useAppSelector(selectUser);
  const athleteId = useAppSelector(selectLatestAthleteId);
  const name = useAppSelector((state) => selectAthleteName(state, athleteId));
  const result = useAppSelector((state) => selectLastResult(state, athleteId));

  const textOf = () => {
    if (!result) return welcomeTexts.noResult;
    const date = formatDate(result.start);
    const isOwn = !user || !isTrainer(user) || name === null;
    return isOwn ? welcomeTexts.last(date) : welcomeTexts.lastOf(name, date);
  };

  return (
    <Tile
      icon="overview"
      title={welcomeTexts.overview}
      text={textOf()}
      extra={result && <Bars results={result.results} />}
      onClick={enter}
    />
  );
}
