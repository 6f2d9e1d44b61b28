import { describeAccount } from './account';
import { describeAssignments } from './assignments';
import type { OpenServer } from './ContractServer';
import { describeChat } from './chat';
import { describeRights } from './describeRights';
import { describeExercise } from './exercise';
import { describeFeatures } from './features';
import { describeFeedback } from './feedback';
import { describeNotes } from './notes';
import { describeNotifications } from './notifications';
import { describePain } from './pain';
import { describeRevisions } from './revisions';
import { describeRuns } from './runs';
import { describeScreening } from './screening';
import { describeSession } from './session';
import { describeTexts } from './texts';
import { describeUsers } from './users';
import { describeVideos } from './videos';

/** The tests that every server of the contract passes: its answers, its errors and its rights. */
export const describeServerContract = (open: OpenServer) => {
  describeRights(open);
  describeSession(open);
  describeFeatures(open);
  describeAccount(open);
  describeTexts(open);
  describeUsers(open);
  describeScreening(open);
  describeExercise(open);
  describeRuns(open);
  describeFeedback(open);
  describePain(open);
  describeNotes(open);
  describeRevisions(open);
  describeAssignments(open);
  describeChat(open);
  describeNotifications(open);
  describeVideos(open);
};
