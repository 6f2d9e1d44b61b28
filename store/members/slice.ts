import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvitedMember, Member, NewMember } from '../../src/contract/members';

/** What was typed of a new member. */
export type TypedMember = Omit<NewMember, 'clientId'>;

/** An invitation to hand over, which the server tells only once [MB-2]. */
export interface HandedInvitation extends NonNullable<InvitedMember['invitation']> {
  memberId: number;
}

interface MembersState {
  status: 'idle' | 'loading' | 'failed' | 'loaded';
  members: Member[];
  /** Error text of the list, or of the last change. */
  error: string | null;
  /** The form of a new member. `clientId` stays until the member is added, so that a repeated try adds nobody twice. */
  form: { status: 'closed' | 'open' | 'sending' | 'failed'; clientId: string | null; error: string | null };
  /** The member that is being changed. */
  changing: number | null;
  handed: HandedInvitation | null;
}

const closedForm: MembersState['form'] = { status: 'closed', clientId: null, error: null };

const initialState: MembersState = {
  status: 'idle',
  members: [],
  error: null,
  form: closedForm,
  changing: null,
  handed: null,
};

const put = (members: Member[], member: Member) => [...members.filter(({ id }) => id !== member.id), member];

const slice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    opened(state) {
      Object.assign(state, { status: 'loading', error: null });
    },
    loaded(state, { payload }: PayloadAction<Member[]>) {
      Object.assign(state, { status: 'loaded', members: payload });
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { status: 'failed', error: payload });
    },
    formOpened(state) {
      state.form = { ...closedForm, status: 'open' };
    },
    formClosed(state) {
      state.form = closedForm;
    },
    addRequested(state, _action: PayloadAction<TypedMember>) {
      Object.assign(state.form, { status: 'sending', error: null });
    },
    /** The new member has a client id. */
    named(state, { payload }: PayloadAction<string>) {
      state.form.clientId = payload;
    },
    added(state, { payload }: PayloadAction<Member>) {
      state.members = put(state.members, payload);
      state.form = closedForm;
    },
    addFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.form, { status: 'failed', error: payload });
    },
    inviteRequested(state, { payload }: PayloadAction<number>) {
      Object.assign(state, { changing: payload, error: null });
    },
    restRequested(state, { payload }: PayloadAction<number>) {
      Object.assign(state, { changing: payload, error: null });
    },
    wakeRequested(state, { payload }: PayloadAction<number>) {
      Object.assign(state, { changing: payload, error: null });
    },
    changed(state, { payload }: PayloadAction<Member>) {
      Object.assign(state, { changing: null, members: put(state.members, payload) });
    },
    changeFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { changing: null, error: payload });
    },
    handed(state, { payload }: PayloadAction<HandedInvitation>) {
      state.handed = payload;
    },
    handedOver(state) {
      state.handed = null;
    },
  },
});

export const membersActions = slice.actions;
export const membersReducer = slice.reducer;
