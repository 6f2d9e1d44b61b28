import type { UnknownAction } from '@reduxjs/toolkit';
import { exerciseActions } from '../../../store/exercise/slice';
import { selectVideoReadiness, selectWantedVideos } from '../../../store/videos/selectors';
import { videosActions, videosReducer } from '../../../store/videos/slice';
import { anExercise } from '../../builders';
import { exercises } from '../../fakes/club';
import { clubLoaded, stateAfter } from '../stateAfter';
import { through } from '../through';

describe('the videos', () => {
  const { loaded, downloadStarted, downloaded, downloadFailed, downloadFinished, opened } = videosActions;

  test('[TO-9] what failed in one download is open again in the next', () => {
    const failed = through(videosReducer, downloadStarted(), downloadFailed('a.mp4'), downloadFinished());
    expect(failed).toMatchObject({ unavailable: ['a.mp4'], isDownloading: false });
    expect(videosReducer(failed, downloadStarted())).toMatchObject({ unavailable: [], isDownloading: true });
  });

  test('a video that has come may be asked for again', () => {
    const state = through(
      videosReducer,
      loaded([]),
      opened({ fileName: 'a.mp4', url: null }),
      downloaded('a.mp4'),
    );
    expect(state.present).toEqual(['a.mp4']);
    expect('a.mp4' in state.urls).toBe(false);
  });
});

describe('videos', () => {
  test('[UP-10] wanted are those of all tests and exercises, each once', () => {
    const twice = [...exercises, anExercise({ id: 299, video: 'kniebeuge.mp4' })];
    const state = stateAfter(...clubLoaded(), exerciseActions.loaded(twice));
    expect(selectWantedVideos(state)).toEqual([
      'kniebeuge.mp4',
      'einbeinstand.mp4',
      'unterarmstuetz.mp4',
      'seitstuetz.mp4',
    ]);
  });

  test('[TO-9] are being loaded while one is still to come, not once it could not be had', () => {
    const { downloadStarted, downloaded, downloadFailed } = videosActions;
    const [present, missing] = [downloaded('unterarmstuetz.mp4'), downloadFailed('seitstuetz.mp4')];
    const readiness = (...actions: UnknownAction[]) =>
      selectVideoReadiness(stateAfter(...actions), exercises);
    expect(readiness()).toEqual({ done: 0, total: 2, isLoading: false });
    expect(readiness(downloadStarted(), present)).toEqual({ done: 1, total: 2, isLoading: true });
    expect(readiness(downloadStarted(), present, missing)).toEqual({ done: 1, total: 2, isLoading: false });
  });
});
