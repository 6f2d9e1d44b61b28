import { act, fireEvent, screen } from '@testing-library/react';
import type { PlanChange } from '../../../src/contract/planChanges';
import { noDose } from '../../../src/domain/planChanges';
import { PrintPage } from '../../../src/screens/progress/PrintPage';
import { clubActions } from '../../../store/club/slice';
import { networkActions } from '../../../store/network/slice';
import { serverActions } from '../../../store/server/slice';
import { videosActions } from '../../../store/videos/slice';
import { aBasisExercise, anExercise, aTrainer, aUser, aUserScreening } from '../../builders';
import { aWholeClub } from '../../builders/office';
import { aRatedRun, aScreeningOf, dayOf, testRunsOf } from '../../domain/progress/rated';
import { aFilledStore } from '../filledStore';
import { renderScreen } from '../renderScreen';

const anna = aUser();
const screening = aScreeningOf(3, 5);
const preparing = /^Bilder und Vereinsname werden geladen/;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'print').mockReturnValue();
  // jsdom decodes no pictures.
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    value: () => Promise.resolve(),
    configurable: true,
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

/** Prints Anna's plan of two exercises with one clip, on a server with a club. */
const open = ({ isOnline = true, changes = [] as PlanChange[] } = {}) => {
  const run = aRatedRun({ start: dayOf(1), testRuns: testRunsOf(screening, 9) });
  const { store } = aFilledStore({
    user: aTrainer(),
    users: [anna],
    userScreenings: [aUserScreening({ planChanges: { revision: 1, weeklyGoal: null, changes } })],
    screenings: [screening],
    runs: [run],
    exercises: [anExercise({ id: 1, video: 'a.mp4' }), anExercise({ id: 2, video: 'a.mp4' })],
    basis: [aBasisExercise({ exerciseId: 1 }), aBasisExercise({ exerciseId: 2 })],
  });
  store.dispatch(serverActions.loaded({ features: ['club'], instance: null, epoch: null, isDemo: false }));
  store.dispatch(networkActions.onlineChanged(isOnline));
  return renderScreen(<PrintPage ids={[anna.id]} kind="plan" back="/progress" />, { store });
};

const say = (dispatch: () => void) => act(async () => dispatch());
const pressPrint = () => fireEvent.click(screen.getByRole('button', { name: 'Drucken' }));

/** The browser paints the frame of the only video. */
const paintTheStill = async () => {
  const context = {
    drawImage: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==');
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480);
  const videos = document.querySelectorAll('video');
  expect(videos).toHaveLength(1);
  Object.defineProperty(videos[0], 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA });
  await act(async () => fireEvent.loadedData(videos[0] as HTMLVideoElement));
};

test('[PL-2] the plan on paper is the changed one, and says who changed it and why', () => {
  const by = { by: 1, byName: 'Tina', at: '2026-11-21T13:05:00.000Z', position: null };
  open({
    changes: [
      { ...by, exerciseId: 1, form: 'leftOut', dose: null, reason: null },
      { ...by, exerciseId: 2, form: 'kept', dose: { ...noDose, sets: 1, repeat: 5 }, reason: 'Rücken' },
    ],
  });
  const rows = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('1 × 5 Wiederholungen');
  expect(rows[0]).toHaveTextContent('Von Tina angepasst: Rücken');
});

test("[HI-8] 'Drucken' waits until the pictures and the name of the club are there, and then prints once", async () => {
  const { store, container } = open();
  expect(screen.getByText(preparing)).toBeVisible();
  pressPrint();
  expect(screen.getByRole('button', { name: 'Drucken' })).toHaveAttribute('aria-busy', 'true');
  await say(() => store.dispatch(clubActions.loaded(aWholeClub({ name: 'SV Beispiel' }))));
  expect(window.print).not.toHaveBeenCalled();
  await say(() => store.dispatch(videosActions.opened({ fileName: 'a.mp4', url: 'blob:a' })));
  await paintTheStill();
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(preparing)).toBeNull();
  expect(screen.getByText('SV Beispiel')).toBeVisible();
  const pictures = [...container.querySelectorAll('li img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['data:image/jpeg;base64,AA==', 'data:image/jpeg;base64,AA==']);
});

test('[HI-8] what cannot be loaded is left out, with a word', async () => {
  const { store } = open();
  await say(() => store.dispatch(videosActions.opened({ fileName: 'a.mp4', url: null })));
  await say(() => store.dispatch(clubActions.loadingFailed('Der Server antwortet nicht.')));
  expect(screen.queryByText(preparing)).toBeNull();
  expect(screen.getByText('1 Bild fehlt auf diesem Gerät. Gedruckt wird ohne.')).toBeVisible();
  expect(screen.getByText(/fehlt auf dem Blatt der Name des Vereins/)).toBeVisible();
  pressPrint();
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('[HI-8] a video that does not play holds nothing up', async () => {
  const { store } = open({ isOnline: false });
  await say(() => store.dispatch(videosActions.opened({ fileName: 'a.mp4', url: 'blob:a' })));
  expect(screen.getByText(preparing)).toBeVisible();
  await act(async () => fireEvent.error(document.querySelector('video') as HTMLVideoElement));
  expect(screen.queryByText(preparing)).toBeNull();
});

test('[HI-8] offline nobody waits for the name of the club', async () => {
  const { store } = open({ isOnline: false });
  await say(() => store.dispatch(videosActions.opened({ fileName: 'a.mp4', url: null })));
  expect(screen.queryByText(preparing)).toBeNull();
  expect(screen.getByText(/fehlt auf dem Blatt der Name des Vereins/)).toBeVisible();
});

test('[HI-8] after 15 s it is printed as it is', async () => {
  open();
  pressPrint();
  await act(async () => jest.advanceTimersByTime(14_999));
  expect(window.print).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(window.print).toHaveBeenCalledTimes(1);
});
