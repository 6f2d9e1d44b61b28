import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface VideosState {
  /** File names of the videos on this device. */
  present: string[];
  /** File names that could not be had in the last download [TO-9]. */
  unavailable: string[];
  isDownloading: boolean;
  /** Object URLs of the videos asked for, by file name; null where there is none on this device. */
  urls: Record<string, string | null>;
}

const initialState: VideosState = { present: [], unavailable: [], isDownloading: false, urls: {} };

const slice = createSlice({
  name: 'videos',
  initialState,
  reducers: {
    loaded(state, { payload }: PayloadAction<string[]>) {
      state.present = payload;
    },
    downloadStarted(state) {
      state.isDownloading = true;
      state.unavailable = [];
    },
    downloaded(state, { payload }: PayloadAction<string>) {
      state.present.push(payload);
      // Asked for before it was here: let the screen ask again.
      delete state.urls[payload];
    },
    downloadFailed(state, { payload }: PayloadAction<string>) {
      state.unavailable.push(payload);
    },
    downloadFinished(state) {
      state.isDownloading = false;
    },
    /** A screen wants to show this video. */
    wanted(_state, _action: PayloadAction<string>) {},
    opened(state, { payload }: PayloadAction<{ fileName: string; url: string | null }>) {
      state.urls[payload.fileName] = payload.url;
    },
  },
});

export const videosActions = slice.actions;
export const videosReducer = slice.reducer;
