import { chatSaga } from './chat/saga';
import { clubSaga } from './club/saga';
import { consentSaga } from './consent/saga';
import { deskSaga } from './desk/saga';
import { feedbackSaga } from './feedback/saga';
import { freshnessSaga } from './freshness/saga';
import { guideSaga } from './guide/saga';
import { healthSaga } from './health/saga';
import { homeScreenSaga } from './homeScreen/saga';
import { invitationSaga } from './invitation/saga';
import { invitationSheetSaga } from './invitationSheet/saga';
import { liveSaga } from './live/saga';
import { memberImportSaga } from './memberImport/saga';
import { membersSaga } from './members/saga';
import { myAccountSaga } from './myAccount/saga';
import { notesSaga } from './notes/saga';
import { deskEntriesSaga } from './outbox/deskSaga';
import { sendingSaga } from './outbox/sendingSaga';
import { recoverySaga } from './recovery/saga';
import type { Watcher } from './rootSaga';
import { serverSaga } from './server/saga';
import { signInSaga } from './session/signInSaga';
import { setupSaga } from './setup/saga';
import { syncSaga } from './sync/saga';
import { unsentSaga } from './unsent/saga';
import { updateSaga } from './update/saga';
import { comparingSaga } from './videos/comparingSaga';

/** The watchers that nothing waits for at the first paint. The session's `restored` comes to them as to all others. */
export const lateWatchers: readonly Watcher[] = [
  { name: 'signIn', saga: signInSaga },
  { name: 'sending', saga: sendingSaga },
  { name: 'chat', saga: chatSaga },
  { name: 'feedback', saga: feedbackSaga },
  { name: 'homeScreen', saga: homeScreenSaga },
  { name: 'live', saga: liveSaga },
  { name: 'notes', saga: notesSaga },
  { name: 'server', saga: serverSaga },
  { name: 'sync', saga: syncSaga },
  { name: 'unsent', saga: unsentSaga },
  { name: 'update', saga: updateSaga },
  { name: 'clips', saga: comparingSaga },
  { name: 'recovery', saga: recoverySaga },
  { name: 'guide', saga: guideSaga },
  { name: 'setup', saga: setupSaga },
  { name: 'invitation', saga: invitationSaga },
  { name: 'consent', saga: consentSaga },
  { name: 'myAccount', saga: myAccountSaga },
  { name: 'club', saga: clubSaga },
  { name: 'health', saga: healthSaga },
  { name: 'desk', saga: deskSaga },
  { name: 'freshness', saga: freshnessSaga },
  { name: 'members', saga: membersSaga },
  { name: 'invitationSheet', saga: invitationSheetSaga },
  { name: 'memberImport', saga: memberImportSaga },
  { name: 'deskEntries', saga: deskEntriesSaga },
];
