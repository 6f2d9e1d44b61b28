import { memberExportCalls, memberExportPath, type WantedExport } from '../../src/contract/ownData';
import { fullName } from '../../src/domain/athletes';
import { formatDate } from '../../src/domain/formats';
import { memberTexts } from '../../src/texts/member';
import { selectMember } from '../../store/members/selectors';
import { membersActions } from '../../store/members/slice';
import { put, type Saga, select } from '../lib/effects';
import { request, requestFile } from '../lib/request';
import { services } from '../lib/services';

/** Downloads the data of a member for them, after the server has noted why [LV-4]. */
export function* exportData(memberId: number, wanted: WantedExport): Saga {
  const { page } = yield* services();
  const member = yield* select(selectMember, memberId);
  const noting = memberExportCalls.note(memberId, wanted);
  const { at } = yield* request(noting);
  const zip = yield* requestFile(memberExportPath(memberId), noting.answers);
  page.saveFile(memberTexts.export.fileName(member ? fullName(member) : '', formatDate(at)), zip);
  yield* put(membersActions.done(memberId));
}
