import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClipSeen, ContentClip } from '../../src/contract/contentClips';
import { type Cut, firstCut } from '../../src/domain/clips/cut';
import { failed, idle, type Process, running, succeeded } from '../process';

/** A file that was chosen or recorded, at the address of its object in this page. */
export interface ClipSource {
  url: string;
  seconds: number;
  /** In bytes. */
  size: number;
  /** Whether this browser can cut it and make it small. */
  canMake: boolean;
}

/** What the person says of a clip [CT-12]. */
export interface ClipFacts {
  title: string;
  seen: ClipSeen;
}

/**
 * 'idle': there is no file, or `error` says what is wrong with it. 'opening': it is read. 'ready': it can be cut.
 * 'making' and 'running': it is made small and sent. 'failed': it waits on this device. 'succeeded': `clip` is there.
 */
interface ClipsState extends Process<'opening' | 'ready' | 'making'> {
  /** The item of content whose editor is open; null for none. */
  key: string | null;
  source: ClipSource | null;
  cut: Cut | null;
  /** How far what runs is, from 0 to 1. */
  progress: number;
  clip: ContentClip | null;
  /** The clips that the club has added, the newest first; null before they are known. */
  list: ContentClip[] | null;
  /** The clip that is being withdrawn, by its file name. */
  withdrawal: Process & { fileName: string | null };
}

const noWithdrawal: ClipsState['withdrawal'] = { ...idle, fileName: null };

const initialState: ClipsState = {
  ...idle,
  key: null,
  source: null,
  cut: null,
  progress: 0,
  clip: null,
  list: null,
  withdrawal: noWithdrawal,
};

/** What stays when something else is edited. */
const begun = ({ key, list }: Pick<ClipsState, 'key' | 'list'>): ClipsState => ({
  ...initialState,
  key,
  list,
});

/** Returns the clips with this one, in the place of the one with its file name. */
const withClip = (list: readonly ContentClip[] | null, clip: ContentClip): ContentClip[] => [
  clip,
  ...(list ?? []).filter(({ fileName }) => fileName !== clip.fileName),
];

const slice = createSlice({
  name: 'clips',
  initialState,
  reducers: {
    /** The editor of an item opens. A clip of it that waits on this device goes on. */
    editorOpened: ({ list }, { payload: key }: PayloadAction<string>): ClipsState => begun({ key, list }),
    editorClosed: ({ list }): ClipsState => begun({ key: null, list }),
    listLoaded(state, { payload: list }: PayloadAction<ContentClip[]>) {
      state.list = list;
    },
    /** The editor shows a clip, by its file name. Where this device does not have it, the server is asked. */
    clipShown(_state, _action: PayloadAction<string>) {},
    /** A file was chosen or recorded; `url` is the address of its object. */
    fileChosen: (state, _action: PayloadAction<{ url: string }>): ClipsState => ({
      ...begun(state),
      status: 'opening',
    }),
    fileOpened: (state, { payload: source }: PayloadAction<ClipSource>): ClipsState => ({
      ...state,
      status: 'ready',
      source,
      cut: firstCut(source.seconds),
    }),
    fileRefused: (state, { payload: error }: PayloadAction<string>): ClipsState => ({
      ...begun(state),
      error,
    }),
    cutChanged(state, { payload: cut }: PayloadAction<Cut>) {
      state.cut = cut;
    },
    makeRequested(state, _action: PayloadAction<ClipFacts>) {
      Object.assign(state, { status: 'making', error: null, progress: 0 });
    },
    /** What was made cannot be used. Another cut can. */
    makeFailed(state, { payload: error }: PayloadAction<string>) {
      Object.assign(state, { status: 'ready', error });
    },
    sendingBegan(state) {
      Object.assign(state, { ...running, progress: 0 });
    },
    progressed(state, { payload: progress }: PayloadAction<number>) {
      state.progress = progress;
    },
    sendFailed(state, { payload: error }: PayloadAction<string>) {
      Object.assign(state, failed(error));
    },
    /** The person wants a clip that waits to be sent again. */
    sendRequested() {},
    /** The person does not want the clip that waits. */
    discardRequested() {},
    discarded: (state): ClipsState => begun(state),
    sent(state, { payload: clip }: PayloadAction<ContentClip>) {
      Object.assign(state, { ...succeeded, clip, source: null, cut: null, list: withClip(state.list, clip) });
    },
    /** A clip is to be taken away from everybody, for good [CT-12]. */
    withdrawRequested(state, { payload: fileName }: PayloadAction<string>) {
      state.withdrawal = { ...running, fileName };
    },
    withdrawn(state, { payload: clip }: PayloadAction<ContentClip>) {
      state.withdrawal = { ...succeeded, fileName: clip.fileName };
      state.list = (state.list ?? []).map((one) => (one.fileName === clip.fileName ? clip : one));
    },
    withdrawFailed(state, { payload: error }: PayloadAction<string>) {
      Object.assign(state.withdrawal, failed(error));
    },
  },
});

export const clipsActions = slice.actions;
export const clipsReducer = slice.reducer;
