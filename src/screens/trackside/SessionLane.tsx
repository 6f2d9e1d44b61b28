import { useAppSelector } from '../../../store/hooks';
import {
  selectTracksideGrid,
  selectTracksideSession,
  selectTracksideTests,
} from '../../../store/trackside/selectors';
import { runTexts } from '../../texts/runs';
import { RunLane } from '../runs/RunLane';

/** How many tests everybody has behind them, in the order of the tests. */
export function SessionLane() {
  const at = useAppSelector(selectTracksideSession)?.at;
  const tests = useAppSelector(selectTracksideTests);
  const rows = useAppSelector(selectTracksideGrid);
  const index = tests.findIndex(({ id }) => id === at?.testId);
  const isOver = rows.every(({ isReady }) => isReady);
  const value = isOver || index < 0 ? tests.length : index;
  const label = runTexts.place.screeningRun(Math.min(value + 1, tests.length), tests.length);
  return <RunLane value={value} max={tests.length} label={label} />;
}
