import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns } from '../runs/selectors';

/** File names of the videos, each once. */
const fileNamesOf = (shown: readonly { video: string | null }[]): string[] => [
  ...new Set(shown.flatMap(({ video }) => video ?? [])),
];

const selectVideos = (state: RootState) => state.videos;

/** Object URL of a video; null if this device does not have the video, undefined until it was asked for. */
export const selectVideoUrl = (state: RootState, fileName: string | null): string | null | undefined =>
  fileName === null ? null : state.videos.urls[fileName];

/** How many videos of these exercises or tests are on the device, and whether others are being loaded [TO-9]. */
export const selectVideoReadiness = createSelector(
  [selectVideos, (_: RootState, shown: readonly { video: string | null }[]) => shown],
  (videos, shown) => {
    const wanted = fileNamesOf(shown);
    const missing = wanted.filter((fileName) => !videos.present.includes(fileName));
    const stillComing = missing.filter((fileName) => !videos.unavailable.includes(fileName));
    return {
      done: wanted.length - missing.length,
      total: wanted.length,
      isLoading: videos.isDownloading && stillComing.length > 0,
    };
  },
);

/** All object URLs that were created. */
export const selectVideoUrls = createSelector([selectVideos], ({ urls }) =>
  Object.values(urls).flatMap((url) => url ?? []),
);

export const selectPresentVideos = (state: RootState) => state.videos.present;

/** File names of all videos that the tests and exercises of this device show. */
export const selectWantedVideos = createSelector(
  [(state: RootState) => state.screening.screenings, (state: RootState) => state.exercise.exercises],
  (screenings, exercises) => fileNamesOf([...screenings.flatMap(({ tests }) => tests), ...exercises]),
);

/** File names of these and of the videos of runs in progress, which show the exercises of their beginning [FL-11]. */
export const selectKeptVideos = createSelector(
  [selectWantedVideos, selectExerciseRuns],
  (wanted, runs): string[] => {
    const inProgress = runs.filter(({ position }) => position !== null);
    return [...wanted, ...fileNamesOf(inProgress.flatMap(({ exercises }) => exercises))];
  },
);
