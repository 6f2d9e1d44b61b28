import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface VideosState {
  /** File names of the videos on this device. */
  present: string[];
  /** File names that the last download could not load [TO-9]. */
  unavailable: string[];
  isDownloading: boolean;
  /** Object URLs of the requested videos by file name; null if this device does not have the video. */
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
      // A screen may have asked before the download. Without an entry it asks again.
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
