import { noCurrentScreeningTexts } from '../../texts/noCurrentScreening';
import { EmptyPage } from '../page/EmptyPage';

/** `/nocurrentscreening`: no screening is assigned to the user yet [NS-1]. */
export function NoCurrentScreeningScreen() {
  return <EmptyPage icon="screening" {...noCurrentScreeningTexts} />;
}
