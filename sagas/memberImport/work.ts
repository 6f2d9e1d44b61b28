import { type Member, memberCalls, type NewMember } from '../../src/contract/members';
import { ApiError } from '../../src/domain/errors';
import { listedPeople } from '../../src/domain/memberColumns';
import { emptyMember, memberOf } from '../../src/domain/memberForm';
import { judgePeople, refusedRowOf } from '../../src/domain/memberImport';
import { memberImportTexts } from '../../src/texts/memberImport';
import { selectFaultlessRows, selectMemberImport } from '../../store/memberImport/selectors';
import { type AddedMembers, type ImportRow, memberImportActions } from '../../store/memberImport/slice';
import { updateActions } from '../../store/update/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { readTable } from './readTable';

const peopleOf = (text: string) => {
  const read = readTable(text);
  return 'fault' in read ? read : listedPeople(read.table);
};

/** Makes the preview of the file, which writes nothing: each row has its faults, and one id for every try [MB-3]. */
export function* previewFile(): Saga {
  const { text } = yield* select(selectMemberImport);
  const list = peopleOf(text ?? '');
  if ('fault' in list) {
    yield* put(memberImportActions.fileRefused(list.fault));
    return;
  }
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
 * Adds all rows without faults in one transaction, and invites the members who have an address [MB-2, MB-3]. An update
 * brings the new athletes to the start page and the desk.
 */
export function* addRows(): Saga {
  const rows = yield* select(selectFaultlessRows);
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
