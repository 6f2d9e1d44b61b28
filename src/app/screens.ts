import type { ComponentType } from 'react';
import { onDemand } from '../components/onDemand';
import { onArrival, onLateArrival, onStudioArrival, onTracksideArrival } from './onArrival';
import { type RoutePath, routeAt } from './routes';
import { WaitingPage } from './WaitingPage';

const screeningOverview = onArrival(
  async () => (await import('../screens/screening/ScreeningOverviewScreen')).ScreeningOverviewScreen,
);
const exerciseRun = onLateArrival(
  async () => (await import('../screens/exerciseRun/ExerciseRunScreen')).ExerciseRunScreen,
);
const progress = onLateArrival(
  async () =>
    (await import(/* webpackChunkName: "progress" */ '../screens/progress/ProgressScreen')).ProgressScreen,
);

/** The screen of each page. */
const screens: Readonly<Record<RoutePath, typeof screeningOverview>> = {
  '/': onArrival(async () => (await import('../screens/welcome/WelcomeScreen')).WelcomeScreen),
  // The frame shows the login itself.
  '/login': onDemand(async () => WaitingPage),
  '/screening': onArrival(
    async () => (await import('../screens/screening/ScreeningSelectionScreen')).ScreeningSelectionScreen,
  ),
  '/screening/:userScreeningId': onArrival(
    async () => (await import('../screens/screeningRun/ScreeningRunScreen')).ScreeningRunScreen,
  ),
  '/screeningoverview': screeningOverview,
  '/screeningoverview/:userId': screeningOverview,
  '/trainingoverview': onArrival(
    async () => (await import('../screens/training/TrainingOverviewScreen')).TrainingOverviewScreen,
  ),
  '/training': exerciseRun,
  '/training/:userScreeningId': exerciseRun,
  '/feedback/:exerciseRunId': onArrival(
    async () => (await import('../screens/feedback/FeedbackScreen')).FeedbackScreen,
  ),
  '/update': onArrival(async () => (await import('../screens/update/UpdateScreen')).UpdateScreen),
  '/nocurrentscreening': onLateArrival(
    async () => (await import('../screens/screening/NoCurrentScreeningScreen')).NoCurrentScreeningScreen,
  ),
  '/messages': onArrival(async () => (await import('../screens/messages/MessagesScreen')).MessagesScreen),
  '/unsent': onArrival(async () => (await import('../screens/unsent/UnsentScreen')).UnsentScreen),
  '/impressum': onLateArrival(
    async () => (await import('../screens/impressum/ImpressumScreen')).ImpressumScreen,
  ),
  '/password-forgotten': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/PasswordForgottenScreen'))
        .PasswordForgottenScreen,
  ),
  '/password/recovery/:token': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/PasswordRecoveryScreen'))
        .PasswordRecoveryScreen,
  ),
  '/verification/:token': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/VerificationScreen'))
        .VerificationScreen,
  ),
  '/setup/:code': onLateArrival(
    async () => (await import(/* webpackChunkName: "joining" */ '../screens/setup/SetupScreen')).SetupScreen,
  ),
  '/invitation': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/invitation/CodeScreen')).CodeScreen,
  ),
  '/invitation/:token': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/invitation/InvitationScreen'))
        .InvitationScreen,
  ),
  '/consent': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/consent/ConsentScreen')).ConsentScreen,
  ),
  '/trackside': onTracksideArrival(
    async () =>
      (await import(/* webpackChunkName: "trackside" */ '../screens/trackside/TracksideScreen'))
        .TracksideScreen,
  ),
  '/athletes': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "desk" */ '../screens/athletes/AthletesScreen')).AthletesScreen,
  ),
  '/athletes/:userId': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "desk" */ '../screens/athlete/AthleteScreen')).AthleteScreen,
  ),
  '/athletes/:userId/progress/:view?': progress,
  '/progress/:view?': progress,
  '/members': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/members/MembersScreen')).MembersScreen,
  ),
  '/members/invite': onLateArrival(
    async () => (await import(/* webpackChunkName: "club" */ '../screens/members/InviteScreen')).InviteScreen,
  ),
  '/members/import': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/members/import/ImportScreen')).ImportScreen,
  ),
  '/members/sheet': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/members/sheet/SheetScreen')).SheetScreen,
  ),
  '/members/:memberId': onLateArrival(
    async () => (await import(/* webpackChunkName: "club" */ '../screens/members/MemberScreen')).MemberScreen,
  ),
  '/account': onLateArrival(
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/myAccount/MyAccountScreen')).MyAccountScreen,
  ),
  '/club': onLateArrival(
    async () => (await import(/* webpackChunkName: "club" */ '../screens/club/ClubScreen')).ClubScreen,
  ),
  '/content/:view?': onStudioArrival(
    async () =>
      (await import(/* webpackChunkName: "content" */ '../screens/content/ContentScreen')).ContentScreen,
  ),
  '/content/:kind/:key': onStudioArrival(
    async () =>
      (await import(/* webpackChunkName: "content" */ '../screens/content/ContentItemScreen'))
        .ContentItemScreen,
  ),
  '/content/screening/:key/probe': onStudioArrival(
    async () =>
      (await import(/* webpackChunkName: "content" */ '../screens/content/probe/ProbeScreen')).ProbeScreen,
  ),
};

/** A part beside the screen. If its code cannot be loaded, the page goes without it. */
const beside = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(() => load().catch((): ComponentType<Props> => () => null));

/** What the login page has below its form. */
export const LoginOffer = beside(async () => (await import('../screens/session/LoginOffer')).LoginOffer);

/** Asks for consent where the server does. */
export const ConsentGate = beside(
  async () => (await import(/* webpackChunkName: "late" */ './ConsentGate')).ConsentGate,
);

export const screenOf = (path: RoutePath) => screens[path];

/** Loads the code of the screen at an address. Ignores a failure: the first render tries again. */
export const loadScreenAt = (pathname: string) => {
  screenOf(routeAt(pathname).path)
    .load()
    .catch(() => {});
};
