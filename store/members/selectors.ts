import { createSelector } from '@reduxjs/toolkit';
import { fieldsOfMember, type MemberFields, memberChange, memberOf } from '../../src/domain/memberForm';
import type { MembersViewer } from '../../src/domain/membership';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';
import { selectSignedInUser } from '../session/selectors';

/** The pages of the members. */
export const selectMembers = (state: RootState) => selectOffice(state).members;

/** The signed-in user, as far as it matters who looks at the members. */
export const selectMembersViewer = createSelector(
  [selectSignedInUser],
  ({ id, authorities }): MembersViewer => ({ id, isAdmin: authorities.includes('ROLE_ADMIN') }),
);

/** The member with this id; undefined while it is not loaded, and for one whom this user does not see. */
export const selectMember = (state: RootState, memberId: number) =>
  selectMembers(state).members.find(({ id }) => id === memberId);

/** The fields of a member with what is typed over them, and whether that is anything new. Null while not loaded. */
export const selectMemberDraft = createSelector(
  [selectMember, (state: RootState) => selectMembers(state).draft],
  (member, draft): { fields: MemberFields; isChanged: boolean } | null => {
    if (!member) return null;
    const fields = { ...fieldsOfMember(member), ...draft };
    return { fields, isChanged: Object.keys(memberChange(member, memberOf(fields))).length > 0 };
  },
);
