import { watchers } from '../../sagas/rootSaga';
import { sessionActions } from '../../store/session/slice';
import { toastsActions } from '../../store/toasts/slice';
import { videosActions } from '../../store/videos/slice';
import { expectErrors, startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime, pass } from '../fakes/virtualTime';

onVirtualTime();

describe('the root saga', () => {
  test('names each watcher once', () => {
    const names = watchers.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(watchers.map(({ saga }) => saga)).size).toBe(names.length);
  });

  test('logs the error of a worker, and its watcher continues', async () => {
    expectErrors('openVideo');
    const app = await startUpdatedApp();
    const { createObjectUrl } = app.page;
    app.page.createObjectUrl = () => {
      throw new Error('no URL');
    };
    await app.act(videosActions.wanted('kniebeuge.mp4'));
    expect(app.log.entries).toMatchObject([{ context: 'openVideo', error: { message: 'no URL' } }]);
    app.page.createObjectUrl = createObjectUrl;
    await app.act(videosActions.wanted('kniebeuge.mp4'));
    expect(app.page.liveUrls.size).toBe(1);
  });

  test('restarts a failed watcher after a second, without affecting the others', async () => {
    expectErrors('toasts');
    const app = await startUpdatedApp();
    const { uuid } = app.ids;
    app.ids.uuid = () => {
      throw new Error('no UUID');
    };
    await app.act(toastsActions.requested({ type: 'error', text: 'verloren' }));
    app.ids.uuid = uuid;
    expect(app.log.entries).toMatchObject([{ context: 'toasts' }]);
    expect(app.uncaught).toEqual([]);

    await app.act(videosActions.wanted('kniebeuge.mp4'));
    expect(app.page.liveUrls.size).toBe(1);
    await pass(1000);
    await app.act(toastsActions.requested({ type: 'error', text: 'wieder da' }));
    expect(app.state().toasts.messages).toMatchObject([{ text: 'wieder da' }]);
  });

  test('dispatches only actions that can be serialised, during a whole visit', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await startUpdatedApp();
    await app.act(
      { type: 'screeningRun/openRequested', payload: { userScreeningId: 41 } },
      videosActions.wanted('kniebeuge.mp4'),
    );
    await app.act(sessionActions.logoutRequested());
    expect(errors).not.toHaveBeenCalled();
    for (const action of app.history) expect(JSON.parse(JSON.stringify(action))).toEqual(action);
  });
});
