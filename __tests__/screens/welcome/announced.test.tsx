import { act, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { assignmentsFeature } from '../../../src/contract/features';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { notificationsActions } from '../../../store/notifications/slice';
import { serverActions } from '../../../store/server/slice';
import { aNotification } from '../../builders';
import { aClub, anna, ben, tina } from '../../fakes/club';
import { expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import { aFilledStore } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const screening = { type: 'SCREENING', senderId: tina.id } as const;
const training = { type: 'TRAINING', senderId: tina.id } as const;
const { loadRequested, loaded } = notificationsActions;

describe('a tile', () => {
  const renderWith = (features: string[]) => {
    const { store } = aFilledStore();
    store.dispatch(serverActions.loaded({ features, instance: null, epoch: null }));
    store.dispatch(loaded([aNotification(), screening, { ...screening, senderId: ben.id }, training]));
    return renderScreen(<WelcomeScreen />, { store });
  };
  const tile = (name: RegExp) => screen.getByRole('link', { name });

  test('[AS-4] [WE-5] has a badge and says what it means while the trainer’s change has not arrived', async () => {
    const { container } = renderWith([assignmentsFeature]);
    expect(tile(/^Screening/)).toHaveTextContent('Screening startenNeu von deinem Trainer2');
    expect(tile(/^Training/)).toHaveTextContent('TrainingNeu von deinem Trainer1');
    expect(tile(/^Nachrichten/)).toHaveTextContent('1 neue Nachricht');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[AS-4] has none on a server without assignments', () => {
    renderWith([]);
    expect(screen.queryByText('Neu von deinem Trainer')).toBeNull();
  });
});

describe('the update for a trainer’s change', () => {
  onVirtualTime();

  const hide = (isHidden: boolean) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  /** Anna's start page after an update, on a device that knows what the server offers. */
  const startPage = async (features: string[] = [assignmentsFeature]) => {
    const server = aClub();
    server.notes.features = features;
    const app = await startUpdatedApp({ server });
    const { unmount } = renderScreen(<WelcomeScreen />, { store: app.store });
    return {
      ...app,
      unmount,
      /** Lets the server announce these changes, and waits until nothing happens any more. */
      announce: async (...notifications: (typeof screening | typeof training)[]) => {
        for (const one of notifications) server.chat.announce(anna.id, one);
        await act(async () => {
          app.dispatch(loadRequested());
          await settle();
        });
      },
      updates: () => app.typesOf('update/updateStarted').length,
    };
  };

  const wait = (milliseconds: number) => act(async () => pass(milliseconds));

  test('[AS-4] starts by itself on the idle start page, and ends the notification', async () => {
    const page = await startPage();
    await page.announce(screening);
    expect(page.updates()).toBe(1);
    expect(page.state().update.status).toBe('succeeded');
    expect(page.state().notifications.entries).toEqual([]);
    expect(screen.queryByText('Neu von deinem Trainer')).toBeNull();
    // The same change again is a new one.
    await page.announce(screening);
    expect(page.updates()).toBe(2);
  });

  test('[AS-4] starts once for each set of notifications, also if the server still lists them', async () => {
    expectErrors('endNotifications');
    const page = await startPage();
    page.http.always(/POST \/notification\/read/, 500);
    await page.announce(screening);
    await wait(10_000);
    await page.announce();
    expect(page.updates()).toBe(1);
    page.unmount();
    renderScreen(<WelcomeScreen />, { store: page.store });
    await wait(10_000);
    expect(page.updates()).toBe(1);
    await page.announce(training);
    await wait(10_000);
    expect(page.updates()).toBe(2);
  });

  test('[AS-4] that fails is not repeated by itself', async () => {
    expectErrors('update');
    const page = await startPage();
    page.http.always(/GET \/exercise\/$/, 500);
    await page.announce(screening);
    await wait(60_000);
    expect([page.updates(), page.state().update.status]).toEqual([1, 'failed']);
    expect(screen.getByText('Neu von deinem Trainer')).toBeInTheDocument();
  });

  test('[AS-4] waits until the page is shown', async () => {
    const page = await startPage();
    act(() => hide(true));
    await page.announce(screening);
    expect(page.updates()).toBe(0);
    await act(async () => {
      hide(false);
      await settle();
    });
    expect(page.updates()).toBe(1);
  });

  test('[AS-4] waits until the device is online', async () => {
    const page = await startPage();
    await act(async () => {
      page.network.goOffline();
      page.dispatch(loaded([screening]));
      await settle();
    });
    expect(page.updates()).toBe(0);
    page.server.chat.announce(anna.id, screening);
    await act(async () => {
      page.network.goOnline();
      await settle();
    });
    expect(page.updates()).toBe(1);
  });

  test('[AS-4] does not start on a server without assignments', async () => {
    const page = await startPage([]);
    await page.announce(screening);
    expect(page.updates()).toBe(0);
  });
});
