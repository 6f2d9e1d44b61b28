import { Tile } from '../../components/list/Tile';
import { welcomeTexts } from '../../texts/welcome';
import { useTrainerConversation } from '../screening/useTrainerConversation';

/** The way to the conversation with the trainer, for an athlete without a screening. */
export function WriteTile({ first }: { first: boolean }) {
  const to = useTrainerConversation();
  if (to === null) return null;
  return (
    <Tile
      icon="compose"
      title={welcomeTexts.writeToTrainer}
      text={welcomeTexts.askForScreening}
      first={first}
      to={to}
    />
  );
}
