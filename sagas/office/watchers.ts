import { clubSaga } from '../club/saga';
import { consentSaga } from '../consent/saga';
import { deskSaga } from '../desk/saga';
import { guideSaga } from '../guide/saga';
import { invitationSaga } from '../invitation/saga';
import { invitationSheetSaga } from '../invitationSheet/saga';
import { memberImportSaga } from '../memberImport/saga';
import { membersSaga } from '../members/saga';
import { myAccountSaga } from '../myAccount/saga';
import { deskEntriesSaga } from '../outbox/deskSaga';
import { recoverySaga } from '../recovery/saga';
import type { Watcher } from '../rootSaga';
import { setupSaga } from '../setup/saga';

/** The watchers of the office, started when its code is loaded. */
export const officeWatchers: readonly Watcher[] = [
  { name: 'recovery', saga: recoverySaga },
  { name: 'guide', saga: guideSaga },
  { name: 'setup', saga: setupSaga },
  { name: 'invitation', saga: invitationSaga },
  { name: 'consent', saga: consentSaga },
  { name: 'myAccount', saga: myAccountSaga },
  { name: 'club', saga: clubSaga },
  { name: 'desk', saga: deskSaga },
  { name: 'members', saga: membersSaga },
  { name: 'invitationSheet', saga: invitationSheetSaga },
  { name: 'memberImport', saga: memberImportSaga },
  { name: 'deskEntries', saga: deskEntriesSaga },
];
