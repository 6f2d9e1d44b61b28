import { updateActions, updateReducer } from '../../../store/update/slice';
import { through } from '../through';

describe('the update', () => {
  const { updateStarted, topicStarted, logged, updateSucceeded, updateFailed, updateRequested } =
    updateActions;
  const line = { text: '1 Person geladen', topic: 'User', isError: false } as const;
  const log = (...actions: { type: string }[]) => through(updateReducer, ...actions);

  test('[UP-5] goes from idle to updating, and from there to its success or failure', () => {
    expect(log().status).toBe('idle');
    expect(log(updateRequested()).status).toBe('idle');
    expect(log(updateStarted()).status).toBe('running');
    expect(log(updateStarted(), updateSucceeded(0)).status).toBe('succeeded');
    expect(log(updateStarted(), updateFailed('Fehler')).status).toBe('failed');
  });

  test('[UP-14] a new update removes the lines of the one before, not when it succeeded', () => {
    const before = [updateSucceeded(1000), updateStarted(), logged(line), updateFailed('Fehler')];
    expect(log(...before, updateStarted())).toEqual({
      status: 'running',
      currentTopic: null,
      entries: [],
      videoProgress: null,
      updatedAt: 1000,
      shownCursor: null,
    });
  });

  test('[UP-13] a failure keeps the topic at which it happened, and adds an Error', () => {
    const state = log(updateStarted(), topicStarted('Training'), updateFailed('Fehler'));
    expect(state.currentTopic).toBe('Training');
    expect(state.entries).toEqual([{ text: 'Fehler', topic: 'Error', isError: true }]);
  });
});
