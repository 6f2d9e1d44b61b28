import { startFirefox } from './firefox';
import { describeWalk } from './walk';

describeWalk(startFirefox);
