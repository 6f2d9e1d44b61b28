import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListReading, MemberList } from '../../src/domain/listedMembers';
import type { FileFault } from '../../src/domain/memberFile';
import type { JudgedPerson } from '../../src/domain/memberImport';
import { failed, idle, type Process, running, succeeded } from '../process';

/** A row of the preview. Its `clientId` stays the same for every try, so that nobody is added twice [ON-3]. */
export interface ImportRow extends JudgedPerson {
  clientId: string;
  /** Whether the person has said that the row is right in spite of the doubts about it [MB-16]. */
  isConfirmed: boolean;
}

/** How many got a mail, and how many need their code on paper [MB-2]. */
export interface AddedMembers {
  mailed: number;
  withoutEmail: number;
}

/**
 * 'idle': there is no list, or `fault` says what is wrong with the file. 'reading': the file is read. 'asking': it can
 * be read in several ways. 'unread': it could not be compared with the members. 'preview': the rows are shown, and
 * nothing is written yet. The others are the states of what is sent.
 */
interface MemberImportState extends Process<'reading' | 'asking' | 'unread' | 'preview'> {
  fileName: string | null;
  /** The lists that the file may be, of which the person chooses one [MB-13]. */
  readings: ListReading[];
  list: MemberList | null;
  fault: FileFault | null;
  rows: ImportRow[];
  added: AddedMembers | null;
}

const initialState: MemberImportState = {
  ...idle,
  fileName: null,
  readings: [],
  list: null,
  fault: null,
  rows: [],
  added: null,
};

const slice = createSlice({
  name: 'memberImport',
  initialState,
  reducers: {
    /** The page opens. A list that was not sent yet is still there. */
    opened(state) {
      return state.status === 'succeeded' ? initialState : state;
    },
    /** A file with this name was chosen. It takes the place of the former one. */
    fileChosen(_state, { payload: fileName }: PayloadAction<string>): MemberImportState {
      return { ...initialState, status: 'reading', fileName };
    },
    /** These are the bytes of the file (`byteText`). They are only in this event. */
    fileRead(_state, _action: PayloadAction<string>) {},
    fileRefused(state, { payload: fault }: PayloadAction<FileFault>) {
      Object.assign(state, { status: 'idle', fault });
    },
    listsOffered(state, { payload: readings }: PayloadAction<ListReading[]>) {
      Object.assign(state, { status: 'asking', readings });
    },
    /** This is the list. It is to be compared with the members. */
    listChosen(state, { payload: list }: PayloadAction<MemberList>) {
      Object.assign(state, { status: 'reading', readings: [], list });
    },
    /** The list could not be compared with the members. */
    readFailed(state, { payload: error }: PayloadAction<string>) {
      Object.assign(state, { status: 'unread', error });
    },
    /** The same list is to be compared again. */
    readAgain(state) {
      Object.assign(state, { status: 'reading', error: null });
    },
    previewed(state, { payload: rows }: PayloadAction<Omit<ImportRow, 'isConfirmed'>[]>) {
      Object.assign(state, { status: 'preview', rows: rows.map((row) => ({ ...row, isConfirmed: false })) });
    },
    /** The person says that a row is right in spite of the doubts about it, or takes that back [MB-16]. */
    rowConfirmed(state, { payload }: PayloadAction<{ line: number; isConfirmed: boolean }>) {
      const row = state.rows.find(({ line }) => line === payload.line);
      if (row) row.isConfirmed = payload.isConfirmed;
    },
    /** All good rows are to be added. */
    addRequested(state) {
      Object.assign(state, running);
    },
    /** The server refuses this row of the file, and has added nobody. */
    rowRefused(state, { payload }: PayloadAction<{ line: number; reason: string; error: string }>) {
      const { line, reason, error } = payload;
      state.rows.find((row) => row.line === line)?.faults.push({ kind: 'refused', reason });
      Object.assign(state, failed(error));
    },
    addFailed(state, { payload: error }: PayloadAction<string>) {
      Object.assign(state, failed(error));
    },
    added(_state, { payload: added }: PayloadAction<AddedMembers>): MemberImportState {
      return { ...initialState, ...succeeded, added };
    },
  },
});

export const memberImportActions = slice.actions;
export const memberImportReducer = slice.reducer;
