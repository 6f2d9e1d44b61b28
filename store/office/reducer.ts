import { combineReducers } from '@reduxjs/toolkit';
import { agreementReducer } from '../agreement/slice';
import { clubReducer } from '../club/slice';
import { consentReducer } from '../consent/slice';
import { deskReducer } from '../desk/slice';
import { freshnessReducer } from '../freshness/slice';
import { guardianReducer } from '../guardian/slice';
import { guideReducer } from '../guide/slice';
import { healthReducer } from '../health/slice';
import { invitationReducer } from '../invitation/slice';
import { invitationSheetReducer } from '../invitationSheet/slice';
import { memberImportReducer } from '../memberImport/slice';
import { membersReducer } from '../members/slice';
import { myAccountReducer } from '../myAccount/slice';
import { noteDraftsReducer } from '../noteDrafts/slice';
import { recoveryReducer } from '../recovery/slice';
import { ofUser } from '../session/ofUser';
import { setupReducer } from '../setup/slice';

/** The slices of the office: what few people need, so they come with the late code. */
export const officeReducer = combineReducers({
  recovery: recoveryReducer,
  guide: guideReducer,
  setup: setupReducer,
  invitation: invitationReducer,
  guardian: guardianReducer,
  consent: ofUser(consentReducer),
  myAccount: ofUser(myAccountReducer),
  club: ofUser(clubReducer, { keeps: ['operator'] }),
  health: ofUser(healthReducer),
  agreement: ofUser(agreementReducer),
  desk: ofUser(deskReducer),
  freshness: ofUser(freshnessReducer),
  noteDrafts: ofUser(noteDraftsReducer),
  members: ofUser(membersReducer),
  invitationSheet: ofUser(invitationSheetReducer),
  memberImport: ofUser(memberImportReducer),
});

export type OfficeState = ReturnType<typeof officeReducer>;
