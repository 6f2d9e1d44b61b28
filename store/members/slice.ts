import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Member, MemberChange, MemberErasure, PaperConsent, Trainer } from '../../src/contract/members';
import type { WantedExport } from '../../src/contract/ownData';
import type { MemberWithdrawal } from '../../src/contract/withdrawal';
import type { MemberFields, TypedMember } from '../../src/domain/memberForm';
import { type MemberFilter, noFilter } from '../../src/domain/memberList';
import { failed, idle, type Process, running, succeeded } from '../process';

/** What is to be done with a member. */
export type MemberRequest = { memberId: number } & (
  | { action: 'edit'; fields: MemberChange; sent: Partial<MemberFields> }
  | { action: 'invite' | 'recovery' | 'rest' | 'wake' | 'stopErasure' | 'keep' }
  | { action: 'erase'; erasure: MemberErasure }
  | { action: 'withdraw'; withdrawal: MemberWithdrawal }
  | { action: 'export'; wanted: WantedExport }
  | { action: 'consent'; consent: PaperConsent }
  | { action: 'askGuardian'; email: string }
  | { action: 'addTrainer' | 'removeTrainer'; trainerId: number }
  | { action: 'handOver'; from: number; to: number }
);

export type MemberAction = MemberRequest['action'];

/** The question before a change. `trainerId` is the trainer whom the change is about, if it is about one. */
interface Question {
  memberId: number;
  action: MemberAction;
  trainerId?: number;
}

/** A code to hand over, which the server tells only once: of an invitation [MB-2], or for a new password [MB-8]. */
export interface HandedCode {
  memberId: number;
  kind: 'invitation' | 'recovery';
  code: string;
  endsAt: string;
}

/** A new member, and their trainer where an admin has chosen: null for none, undefined as the server decides. */
export interface Addition {
  typed: TypedMember;
  trainerId?: number | null;
}

/** The members, and how far loading them is. */
interface MembersState extends Process {
  members: Member[];
  /** Active trainers of the club, who can get an athlete [MB-5]. */
  trainers: Trainer[];
  filter: MemberFilter;
  /** The form of a new member. `clientId` stays until the member is added, so that a repeated try adds nobody twice. */
  form: Process & { clientId: string | null };
  /** The latest change of a member. Only one runs at a time. */
  change: Process<'asking'> & {
    memberId: number | null;
    action: MemberAction | null;
    trainerId: number | null;
  };
  /** What is typed of the open member and not saved yet, by field. */
  draft: Partial<MemberFields>;
  handed: HandedCode | null;
  /** The member whose page is open and whom the server does not show to this user. */
  missing: number | null;
}

const openForm: MembersState['form'] = { ...idle, clientId: null };

const noChange: MembersState['change'] = {
  memberId: null,
  action: null,
  trainerId: null,
  ...idle,
};

const initialState: MembersState = {
  ...idle,
  members: [],
  trainers: [],
  filter: noFilter,
  form: openForm,
  change: noChange,
  draft: {},
  handed: null,
  missing: null,
};

const begin = (state: MembersState) => {
  Object.assign(state, running);
};

const put = (state: MembersState, member: Member) => {
  state.members = [...state.members.filter(({ id }) => id !== member.id), member];
};

const succeed = (state: MembersState, memberId: number) => {
  if (state.change.memberId === memberId) Object.assign(state.change, succeeded);
};

/** Returns what was typed while something else was being saved. */
const typedMeanwhile = (draft: Partial<MemberFields>, sent: Partial<MemberFields>): Partial<MemberFields> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== sent[field as keyof MemberFields]),
  );

/** The members of the club, for trainers and admins [MB-1, MB-2, MB-5, MB-8, CS-2]. */
const slice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    /** The list was opened. */
    opened: begin,
    /** The page of this member was opened. */
    memberOpened(state, _action: PayloadAction<number>) {
      begin(state);
    },
    /** The form of a new member was opened. */
    formOpened: begin,
    loaded(state, { payload }: PayloadAction<Member[]>) {
      Object.assign(state, succeeded, { members: payload });
    },
    trainersLoaded(state, { payload }: PayloadAction<Trainer[]>) {
      state.trainers = payload;
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
    filtered(state, { payload }: PayloadAction<Partial<MemberFilter>>) {
      Object.assign(state.filter, payload);
    },
    addRequested(state, _action: PayloadAction<Addition>) {
      Object.assign(state.form, running);
    },
    /** The new member has a client id. */
    named(state, { payload }: PayloadAction<string>) {
      state.form.clientId = payload;
    },
    added(state, { payload }: PayloadAction<Member>) {
      put(state, payload);
      state.form = { ...openForm, ...succeeded };
    },
    addFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.form, failed(payload));
    },
    /** The form is left. A pending call is cancelled. */
    formClosed(state) {
      state.form = openForm;
    },
    edited(state, { payload }: PayloadAction<Partial<MemberFields>>) {
      Object.assign(state.draft, payload);
      if (state.change.action === 'edit' && state.change.status !== 'running') state.change = noChange;
    },
    /** The person is asked before a change. */
    asked(state, { payload }: PayloadAction<Question>) {
      state.change = { ...noChange, ...payload, status: 'asking' };
    },
    /** The person does not want the change after all. One that is running goes on. */
    dismissed(state) {
      if (state.change.status !== 'running') state.change = noChange;
    },
    changeRequested(state, { payload }: PayloadAction<MemberRequest>) {
      const { memberId, action } = payload;
      const trainerId = 'trainerId' in payload ? payload.trainerId : state.change.trainerId;
      state.change = { memberId, action, trainerId, ...running };
    },
    changed(state, { payload }: PayloadAction<Member>) {
      put(state, payload);
      succeed(state, payload.id);
    },
    /** It is done, and has changed nothing of the member that this user sees. */
    done(state, { payload: memberId }: PayloadAction<number>) {
      succeed(state, memberId);
    },
    /** What was typed is stored. */
    saved(state, { payload }: PayloadAction<Partial<MemberFields>>) {
      state.draft = typedMeanwhile(state.draft, payload);
    },
    changeFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.change, failed(payload));
    },
    /** These members are to be invited anew by mail [MB-18]. */
    inviteAllRequested(state, _action: PayloadAction<number[]>) {
      state.change = { ...noChange, ...running };
    },
    invitedAll(state, { payload }: PayloadAction<Member[]>) {
      for (const member of payload) put(state, member);
      Object.assign(state.change, succeeded);
    },
    codeMade(state, { payload }: PayloadAction<HandedCode>) {
      state.handed = payload;
      succeed(state, payload.memberId);
    },
    /** The person has the code, which is forgotten now. */
    codeHanded(state) {
      state.handed = null;
    },
    /** This member does not exist, or is not of this user any more. */
    left(state, { payload: memberId }: PayloadAction<number>) {
      state.members = state.members.filter(({ id }) => id !== memberId);
      Object.assign(state, { missing: memberId, change: noChange });
    },
    /** The page of a member is left. A pending call is cancelled. */
    memberClosed(state) {
      Object.assign(state, { missing: null, change: noChange, draft: {} });
    },
  },
});

export const membersActions = slice.actions;
export const membersReducer = slice.reducer;
