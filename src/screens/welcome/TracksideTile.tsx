import { useAppSelector } from '../../../store/hooks';
import { selectOpenTrackside } from '../../../store/welcome/selectors';
import { Tile } from '../../components/list/Tile';
import { welcomeTexts as texts } from '../../texts/welcome';

/** Leads a trainer to the session at the track: to the open one, with who and how far, or to a new one [TS-4]. */
export function TracksideTile() {
  const open = useAppSelector(selectOpenTrackside);
  return (
    <Tile
      icon="trackside"
      title={open ? texts.trackside.resume : texts.trackside.title}
      text={open ? texts.trackside.far(open.athletes, open.done, open.tests) : texts.trackside.what}
      first={open !== null}
      to="/trackside"
    />
  );
}
