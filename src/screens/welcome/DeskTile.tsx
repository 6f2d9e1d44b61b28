import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { type Need, NeedsTile } from '../../components/list/NeedsTile';
import { welcomeTexts as texts } from '../../texts/welcome';

interface DeskTileProps {
  first: boolean;
  /** The large words; without them the number of athletes. */
  title?: string;
  needs?: readonly Need[];
  calm?: string;
}

/** The tile of the desk: the number of athletes until it is known how many need the trainer, in the same height. */
export function DeskTile({ title, needs = [], ...rest }: DeskTileProps) {
  const athleteIds = useAppSelector(selectUser)?.athleteIds ?? [];
  return (
    <NeedsTile
      icon="desk"
      name={texts.desk}
      title={title ?? texts.deskCount(athleteIds.length)}
      to="/athletes"
      label={texts.needsList}
      needs={needs}
      {...rest}
    />
  );
}
