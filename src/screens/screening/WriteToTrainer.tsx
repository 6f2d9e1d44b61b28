import { ButtonLink } from '../../components/form/ButtonLink';
import { noCurrentScreeningTexts } from '../../texts/noCurrentScreening';
import { useTrainerConversation } from './useTrainerConversation';

/** Leads an athlete to the conversation with their trainer; nothing where the club has closed it [CS-3]. */
export function WriteToTrainer() {
  const to = useTrainerConversation();
  if (to === null) return null;
  return (
    <ButtonLink mark="compose" to={to}>
      {noCurrentScreeningTexts.writeToTrainer}
    </ButtonLink>
  );
}
