import { Tile } from '../../components/list/Tile';
import { welcomeTexts } from '../../texts/welcome';

/** The way of a trainer without athletes to the first ones [MB-2]. */
export function InviteTile({ first }: { first: boolean }) {
  return (
    <Tile
      icon="invite"
      title={welcomeTexts.invite}
      text={welcomeTexts.noAthletes}
      first={first}
      to="/members"
    />
  );
}
