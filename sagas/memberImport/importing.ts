import { type Member, memberCalls, type NewMember } from '../../src/contract/members';
import { bytesOfText } from '../../src/domain/byteText';
import { ApiError } from '../../src/domain/errors';
import { emptyMember, memberOf } from '../../src/domain/memberForm';
import { judgePeople, refusedRowOf } from '../../src/domain/memberImport';
import { memberImportTexts } from '../../src/texts/memberImport';
import { selectGoodRows, selectMemberImport } from '../../store/memberImport/selectors';
import { type AddedMembers, type ImportRow, memberImportActions } from '../../store/memberImport/slice';
import { updateActions } from '../../store/update/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { request } from '../lib/request';
import { services } from '../lib/services';

/** Reads the file. If its letters can be meant in several ways, the person is asked first [MB-13]. */
export function* readFile({ payload: content }: ReturnType<typeof memberImportActions.fileRead>): Saga {
  const { clock } = yield* services();
  const reader = yield* lateService('lists');
  const read = yield* call(reader.read, bytesOfText(content), new Date(clock.now()).getFullYear());
  if ('fault' in read) {
    yield* put(memberImportActions.fileRefused(read.fault));
    return;
  }
  const [reading, ...others] = read.readings;
  if (reading && others.length === 0) yield* put(memberImportActions.listChosen(reading.list));
  else yield* put(memberImportActions.listsOffered(read.readings));
}

/** Makes the preview of the list, which writes nothing: each row is judged, and has one id for every try [MB-3]. */
export function* previewList(): Saga {
  const { list } = yield* select(selectMemberImport);
  if (!list) return;
  const members = yield* request(memberCalls.all());
  const { clock, ids } = yield* services();
  const judged = judgePeople(list.people, members, new Date(clock.now()).getFullYear());
  yield* put(memberImportActions.previewed(judged.map((row) => ({ ...row, clientId: ids.uuid() }))));
}

const newMemberOf = ({ clientId, fields }: ImportRow): NewMember => ({
  ...memberOf({ ...emptyMember, ...fields }),
  clientId,
});

const countAdded = (members: readonly Member[]): AddedMembers => {
  const withoutEmail = members.filter(({ email }) => email === null).length;
  return { mailed: members.length - withoutEmail, withoutEmail };
};

/** Returns the row that the server names in its refusal, as an event; null if it names none. */
const refusalOf = (error: unknown, rows: readonly ImportRow[]) => {
  const refused = error instanceof ApiError ? refusedRowOf(error.message) : null;
  const row = refused && rows[refused.index];
  if (!row) return null;
  const { reason } = refused;
  return memberImportActions.rowRefused({
    line: row.line,
    reason,
    error: memberImportTexts.rowRefused(row.line, reason),
  });
};

/**
 * Adds all good rows in one transaction, and invites the members who have an address [MB-2, MB-3]. An update brings the
 * new athletes to the start page and the desk.
 */
export function* addRows(): Saga {
  const rows = yield* select(selectGoodRows);
  try {
    const added = yield* request(memberCalls.addAll(rows.map(newMemberOf)));
    yield* put(memberImportActions.added(countAdded(added)));
    yield* put(updateActions.updateRequested());
  } catch (error) {
    const refusal = refusalOf(error, rows);
    if (!refusal) throw error;
    yield* put(refusal);
  }
}
