import { noCurrentScreeningTexts } from '../../texts/noCurrentScreening';
import { EmptyPage } from '../page/EmptyPage';

/** `/nocurrentscreening`: nobody has assigned a screening yet [NS-1]. */
export function NoCurrentScreeningScreen() {
  return <EmptyPage icon="screening" {...noCurrentScreeningTexts} />;
}
