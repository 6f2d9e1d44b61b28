import { describeWalk } from './walk';
import { startWebKit } from './webkit';

describeWalk(startWebKit);
