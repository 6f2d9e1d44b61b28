import type { HomeScreen } from '../../src/services/ports';
import { homeScreenActions } from '../../store/homeScreen/slice';
import { selectUnreadCount } from '../../store/notifications/selectors';
import { notificationsActions } from '../../store/notifications/slice';
import { sessionActions } from '../../store/session/slice';
import { call, fork, put, type Saga, select, takeLatest, takeLeading } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { forEachEvent } from '../lib/subscription';
import { worker } from '../lib/worker';

/** Shows the unread messages on the icon of the app, and after a logout none. */
function* followUnread({ showUnread }: HomeScreen): Saga {
  const show = worker({ name: 'showUnread' }, function* showThem(): Saga {
    yield* call(showUnread, yield* select(selectUnreadCount));
  });
  yield* show();
  yield* takeLatest([notificationsActions.loaded, sessionActions.loggedOut], show);
}

/** Tells how the app gets onto the home screen, and lets the person answer [AC-3]. Never ends. */
export function* followHomeScreen(): Saga {
  const homeScreen = yield* lateService('homeScreen');
  function* tell(): Saga {
    yield* put(homeScreenActions.found({ way: homeScreen.way(), isDeclined: homeScreen.isDeclined() }));
  }
  const install = worker({ name: 'install' }, function* askPerson(): Saga {
    try {
      yield* call(homeScreen.install);
    } finally {
      yield* tell();
    }
  });
  const decline = worker({ name: 'decline' }, function* leavePerson(): Saga {
    homeScreen.decline();
    yield* tell();
  });

  yield* fork(followUnread, homeScreen);
  yield* takeLeading([homeScreenActions.installRequested], install);
  yield* takeLeading([homeScreenActions.declined], decline);
  if (homeScreen.way() !== null) yield* tell();
  yield* forEachEvent<true>((listener) => homeScreen.onWayChange(() => listener(true)), tell);
}
