import { useAppSelector } from '../../../store/hooks';
import { selectLastResult } from '../../../store/progress/result';
import { selectLatestAthleteId } from '../../../store/runs/selectors';
import { selectUser } from '../../../store/session/selectors';
import { selectAthleteName } from '../../../store/users/selectors';
import { Tile } from '../../components/list/Tile';
import { Bars } from '../../components/result/Bars';
import { isTrainer } from '../../domain/athletes';
import { formatDate } from '../../domain/formats';
import { welcomeTexts } from '../../texts/welcome';
import { useScreeningOverviewEntry } from './useScreeningOverviewEntry';

/** 'Screeningübersicht' [WE-2] with the latest result. */
export function OverviewTile() {
  const user = useAppSelector(selectUser);
  const athleteId = useAppSelector(selectLatestAthleteId);
  const enter = useScreeningOverviewEntry(athleteId);
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
