import { type ComponentType, lazy } from 'react';
import type { LoginOfferProps } from '../screens/session/LoginScreen';
import { Office } from './Office';
import { routeAt } from './routes';

/** A screen and the function that loads its code. The first render of the screen calls it too. */
interface RouteScreen {
  Screen: ComponentType;
  load: () => Promise<unknown>;
}

const onDemand = (load: () => Promise<ComponentType>): RouteScreen => ({
  Screen: lazy(async () => ({ default: await load() })),
  load,
});

/** A screen whose slices and sagas are loaded with it. */
const inOffice = (loadScreen: () => Promise<ComponentType>): RouteScreen => {
  const { Screen, load } = onDemand(loadScreen);
  return {
    Screen: () => (
      <Office>
        <Screen />
      </Office>
    ),
    load,
  };
};

const screeningOverview = onDemand(
  async () => (await import('../screens/screening/ScreeningOverviewScreen')).ScreeningOverviewScreen,
);
const exerciseRun = onDemand(
  async () => (await import('../screens/exerciseRun/ExerciseRunScreen')).ExerciseRunScreen,
);

/** The screen of every route path, except the login, which the frame shows. */
export const screens: Readonly<Record<string, RouteScreen>> = {
  '/': onDemand(async () => (await import('../screens/welcome/WelcomeScreen')).WelcomeScreen),
  '/screening': onDemand(
    async () => (await import('../screens/screening/ScreeningSelectionScreen')).ScreeningSelectionScreen,
  ),
  '/screening/:userScreeningId': onDemand(
    async () => (await import('../screens/screeningRun/ScreeningRunScreen')).ScreeningRunScreen,
  ),
  '/screeningoverview': screeningOverview,
  '/screeningoverview/:userId': screeningOverview,
  '/trainingoverview': onDemand(
    async () => (await import('../screens/training/TrainingOverviewScreen')).TrainingOverviewScreen,
  ),
  '/training': exerciseRun,
  '/training/:userScreeningId': exerciseRun,
  '/feedback/:exerciseRunId': onDemand(
    async () => (await import('../screens/feedback/FeedbackScreen')).FeedbackScreen,
  ),
  '/update': onDemand(async () => (await import('../screens/update/UpdateScreen')).UpdateScreen),
  '/nocurrentscreening': onDemand(
    async () => (await import('../screens/screening/NoCurrentScreeningScreen')).NoCurrentScreeningScreen,
  ),
  '/messages': onDemand(async () => (await import('../screens/messages/MessagesScreen')).MessagesScreen),
  '/unsent': onDemand(async () => (await import('../screens/unsent/UnsentScreen')).UnsentScreen),
  '/impressum': onDemand(async () => (await import('../screens/impressum/ImpressumScreen')).ImpressumScreen),
  '/password-forgotten': inOffice(
    async () => (await import('../screens/account/PasswordForgottenScreen')).PasswordForgottenScreen,
  ),
  '/password/recovery/:token': inOffice(
    async () => (await import('../screens/account/PasswordRecoveryScreen')).PasswordRecoveryScreen,
  ),
  '/verification/:token': inOffice(
    async () => (await import('../screens/account/VerificationScreen')).VerificationScreen,
  ),
};

/** The offer of the login page. A page whose code cannot be loaded goes without it. */
export const DemoOffer = lazy(async () => ({
  default: await import('../screens/session/DemoOffer').then(
    (module) => module.DemoOffer,
    (): ComponentType<LoginOfferProps> => () => null,
  ),
}));

/** Loads the code of the screen at an address, if there is one. Ignores a failure: the first render tries again. */
export const loadScreenAt = (pathname: string) => {
  screens[routeAt(pathname).path]?.load().catch(() => {});
};
