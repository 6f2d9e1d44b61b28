import type { ComponentType } from 'react';
import { onDemand } from '../components/onDemand';
import { onArrival } from './onArrival';
import { type RoutePath, routeAt } from './routes';
import { WaitingPage } from './WaitingPage';

const screeningOverview = onArrival(
  null,
  async () => (await import('../screens/screening/ScreeningOverviewScreen')).ScreeningOverviewScreen,
);
const exerciseRun = onArrival(
  'office',
  async () => (await import('../screens/exerciseRun/ExerciseRunScreen')).ExerciseRunScreen,
);
const progress = onArrival(
  'office',
  async () =>
    (await import(/* webpackChunkName: "progress" */ '../screens/progress/ProgressScreen')).ProgressScreen,
);

/** The screen of each page. */
const screens: Readonly<Record<RoutePath, typeof screeningOverview>> = {
  '/': onArrival(null, async () => (await import('../screens/welcome/WelcomeScreen')).WelcomeScreen),
  // The frame shows the login itself.
  '/login': onDemand(async () => WaitingPage),
  '/screening': onArrival(
    null,
    async () => (await import('../screens/screening/ScreeningSelectionScreen')).ScreeningSelectionScreen,
  ),
  '/screening/:userScreeningId': onArrival(
    null,
    async () => (await import('../screens/screeningRun/ScreeningRunScreen')).ScreeningRunScreen,
  ),
  '/screeningoverview': screeningOverview,
  '/screeningoverview/:userId': screeningOverview,
  '/trainingoverview': onArrival(
    null,
    async () => (await import('../screens/training/TrainingOverviewScreen')).TrainingOverviewScreen,
  ),
  '/training': exerciseRun,
  '/training/:userScreeningId': exerciseRun,
  '/feedback/:exerciseRunId': onArrival(
    null,
    async () => (await import('../screens/feedback/FeedbackScreen')).FeedbackScreen,
  ),
  '/update': onArrival(null, async () => (await import('../screens/update/UpdateScreen')).UpdateScreen),
  '/nocurrentscreening': onArrival(
    'office',
    async () => (await import('../screens/screening/NoCurrentScreeningScreen')).NoCurrentScreeningScreen,
  ),
  '/messages': onArrival(
    null,
    async () => (await import('../screens/messages/MessagesScreen')).MessagesScreen,
  ),
  '/unsent': onArrival(null, async () => (await import('../screens/unsent/UnsentScreen')).UnsentScreen),
  '/impressum': onArrival(
    'office',
    async () => (await import('../screens/impressum/ImpressumScreen')).ImpressumScreen,
  ),
  '/password-forgotten': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/PasswordForgottenScreen'))
        .PasswordForgottenScreen,
  ),
  '/password/recovery/:token': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/PasswordRecoveryScreen'))
        .PasswordRecoveryScreen,
  ),
  '/verification/:token': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "recovery" */ '../screens/recovery/VerificationScreen'))
        .VerificationScreen,
  ),
  '/setup/:code': onArrival(
    'office',
    async () => (await import(/* webpackChunkName: "joining" */ '../screens/setup/SetupScreen')).SetupScreen,
  ),
  '/invitation': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/invitation/CodeScreen')).CodeScreen,
  ),
  '/invitation/:token': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/invitation/InvitationScreen'))
        .InvitationScreen,
  ),
  '/guardian/:token': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/guardian/GuardianScreen')).GuardianScreen,
  ),
  '/consent': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "joining" */ '../screens/consent/ConsentScreen')).ConsentScreen,
  ),
  '/trackside': onArrival(
    'trackside',
    async () =>
      (await import(/* webpackChunkName: "trackside" */ '../screens/trackside/TracksideScreen'))
        .TracksideScreen,
  ),
  '/athletes': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "desk" */ '../screens/athletes/AthletesScreen')).AthletesScreen,
  ),
  '/athletes/:userId': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "desk" */ '../screens/athlete/AthleteScreen')).AthleteScreen,
  ),
  '/athletes/:userId/progress/:view?': progress,
  '/progress/:view?': progress,
  '/members': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/members/MembersScreen')).MembersScreen,
  ),
  '/members/invite': onArrival(
    'office',
    async () => (await import(/* webpackChunkName: "club" */ '../screens/members/InviteScreen')).InviteScreen,
  ),
  '/members/import': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/members/import/ImportScreen')).ImportScreen,
  ),
  '/members/sheet': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/members/sheet/SheetScreen')).SheetScreen,
  ),
  '/members/consents': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/members/consents/ConsentsScreen'))
        .ConsentsScreen,
  ),
  '/members/:memberId': onArrival(
    'office',
    async () => (await import(/* webpackChunkName: "club" */ '../screens/members/MemberScreen')).MemberScreen,
  ),
  '/account': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/myAccount/MyAccountScreen')).MyAccountScreen,
  ),
  '/club': onArrival(
    'office',
    async () => (await import(/* webpackChunkName: "club" */ '../screens/club/ClubScreen')).ClubScreen,
  ),
  '/club/documents/:document': onArrival(
    'office',
    async () =>
      (await import(/* webpackChunkName: "club" */ '../screens/club/documents/DocumentScreen'))
        .DocumentScreen,
  ),
  '/content/:view?': onArrival(
    'studio',
    async () =>
      (await import(/* webpackChunkName: "content" */ '../screens/content/ContentScreen')).ContentScreen,
  ),
  '/content/:kind/:key': onArrival(
    'studio',
    async () =>
      (await import(/* webpackChunkName: "content" */ '../screens/content/ContentItemScreen'))
        .ContentItemScreen,
  ),
  '/content/screening/:key/probe': onArrival(
    'studio',
    async () =>
      (await import(/* webpackChunkName: "content" */ '../screens/content/probe/ProbeScreen')).ProbeScreen,
  ),
};

/** A part beside the screen. If its code cannot be loaded, the page goes without it. */
const beside = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(() => load().catch((): ComponentType<Props> => () => null));

/** What the login page has above its form. */
export const LoginNotice = beside(
  async () => (await import(/* webpackChunkName: "login" */ '../screens/session/EndedSignIn')).EndedSignIn,
);

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
