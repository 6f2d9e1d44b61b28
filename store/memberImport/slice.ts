import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileFault } from '../../src/domain/memberFile';
import type { JudgedPerson } from '../../src/domain/memberImport';
import { failed, idle, type Process, running, succeeded } from '../process';

/** A row of the preview. Its `clientId` stays the same for every try, so that nobody is added twice [ON-3]. */
export interface ImportRow extends JudgedPerson {
  clientId: string;
}

/** How many got a mail, and how many need their code on paper [MB-2]. */
export interface AddedMembers {
  mailed: number;
  withoutEmail: number;
}

/**
 * 'idle': there is no list, or `fault` says what is wrong with the file. 'reading': the file is read. 'unread': it
 * could not be compared with the members. 'preview': the rows are shown, and nothing is written yet. The others are the
 * states of what is sent.
 */
interface MemberImportState extends Process<'reading' | 'unread' | 'preview'> {
  fileName: string | null;
  /** What is in the file, until its rows are shown. */
  text: string | null;
  fault: FileFault | null;
  rows: ImportRow[];
  added: AddedMembers | null;
}

const initialState: MemberImportState = {
  ...idle,
  fileName: null,
  text: null,
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
    fileRead(state, { payload: text }: PayloadAction<string>) {
      state.text = text;
    },
    fileRefused(state, { payload: fault }: PayloadAction<FileFault>) {
      Object.assign(state, { status: 'idle', text: null, fault });
    },
    /** The file could not be compared with the members. */
    readFailed(state, { payload: error }: PayloadAction<string>) {
      Object.assign(state, { status: 'unread', error });
    },
    /** The same file is to be compared again. */
    readAgain(state) {
      Object.assign(state, { status: 'reading', error: null });
    },
    previewed(state, { payload: rows }: PayloadAction<ImportRow[]>) {
      Object.assign(state, { status: 'preview', text: null, rows });
    },
    /** All rows without faults are to be added. */
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
