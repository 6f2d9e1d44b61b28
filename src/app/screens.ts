import { type ComponentType, lazy } from 'react';
import { routeAt } from './routes';

/** A screen and how its code is fetched, which its first showing does by itself. */
interface RouteScreen {
  Screen: ComponentType;
  load: () => Promise<unknown>;
}

const onDemand = (load: () => Promise<ComponentType>): RouteScreen => ({
  Screen: lazy(async () => ({ default: await load() })),
  load,
});

const screeningOverview = onDemand(
  async () => (await import('../screens/screening/ScreeningOverviewScreen')).ScreeningOverviewScreen,
);
const exerciseRun = onDemand(
  async () => (await import('../screens/exerciseRun/ExerciseRunScreen')).ExerciseRunScreen,
);

/** The screen at every path of the routes, but for the login, which the frame shows. */
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
  '/password-forgotten': onDemand(
    async () => (await import('../screens/account/PasswordForgottenScreen')).PasswordForgottenScreen,
  ),
  '/password/recovery/:token': onDemand(
    async () => (await import('../screens/account/PasswordRecoveryScreen')).PasswordRecoveryScreen,
  ),
  '/verification/:token': onDemand(
    async () => (await import('../screens/account/VerificationScreen')).VerificationScreen,
  ),
};

/** Fetches the code of the screen at an address, where there is one. Should that fail, the showing tries again. */
export const loadScreenAt = (pathname: string) => {
  screens[routeAt(pathname).path]?.load().catch(() => {});
};
