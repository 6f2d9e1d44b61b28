import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import type { Guard } from '../domain/guards';
import { LoginScreen } from '../screens/session/LoginScreen';
import { UpdateScreen } from '../screens/update/UpdateScreen';
import { appTexts } from '../texts/app';

export interface AppRoute {
  path: string;
  /** Stands in the top bar and in the browser's title. */
  title: string;
  guard: Guard;
  screen: ComponentType | LazyExoticComponent<ComponentType>;
  hasFooter?: boolean;
  /** A page in front of the app: it has no top bar, and its h1 is its own. */
  isGate?: boolean;
}

const { titles } = appTexts;

// What a first visit shows is there at once; everything else comes when it is opened.
const WelcomeScreen = lazy(async () => ({
  default: (await import('../screens/welcome/WelcomeScreen')).WelcomeScreen,
}));
const ScreeningSelectionScreen = lazy(async () => ({
  default: (await import('../screens/screening/ScreeningSelectionScreen')).ScreeningSelectionScreen,
}));
const ScreeningRunScreen = lazy(async () => ({
  default: (await import('../screens/screeningRun/ScreeningRunScreen')).ScreeningRunScreen,
}));
const ScreeningOverviewScreen = lazy(async () => ({
  default: (await import('../screens/screening/ScreeningOverviewScreen')).ScreeningOverviewScreen,
}));
const TrainingOverviewScreen = lazy(async () => ({
  default: (await import('../screens/training/TrainingOverviewScreen')).TrainingOverviewScreen,
}));
const ExerciseRunScreen = lazy(async () => ({
  default: (await import('../screens/exerciseRun/ExerciseRunScreen')).ExerciseRunScreen,
}));
const NoCurrentScreeningScreen = lazy(async () => ({
  default: (await import('../screens/screening/NoCurrentScreeningScreen')).NoCurrentScreeningScreen,
}));
const MessagesScreen = lazy(async () => ({
  default: (await import('../screens/messages/MessagesScreen')).MessagesScreen,
}));
const UnsentScreen = lazy(async () => ({
  default: (await import('../screens/unsent/UnsentScreen')).UnsentScreen,
}));
const ImpressumScreen = lazy(async () => ({
  default: (await import('../screens/impressum/ImpressumScreen')).ImpressumScreen,
}));
const FeedbackScreen = lazy(async () => ({
  default: (await import('../screens/feedback/FeedbackScreen')).FeedbackScreen,
}));
const PasswordForgottenScreen = lazy(async () => ({
  default: (await import('../screens/account/PasswordForgottenScreen')).PasswordForgottenScreen,
}));
const PasswordRecoveryScreen = lazy(async () => ({
  default: (await import('../screens/account/PasswordRecoveryScreen')).PasswordRecoveryScreen,
}));
const VerificationScreen = lazy(async () => ({
  default: (await import('../screens/account/VerificationScreen')).VerificationScreen,
}));

const home: AppRoute = {
  path: '/',
  title: titles.home,
  guard: 'initialised',
  screen: WelcomeScreen,
  hasFooter: true,
};

/** Every page of the app [RT-1 to RT-13, GU-4 to GU-8]. */
export const routes: readonly AppRoute[] = [
  home,
  {
    path: '/login',
    title: titles.login,
    guard: 'open',
    screen: LoginScreen,
    hasFooter: true,
    isGate: true,
  },
  {
    path: '/screening',
    title: titles.screening,
    guard: 'refreshWithScreening',
    screen: ScreeningSelectionScreen,
  },
  {
    path: '/screening/:userScreeningId',
    title: titles.screening,
    guard: 'initialised',
    screen: ScreeningRunScreen,
  },
  {
    path: '/screeningoverview',
    title: titles.screeningOverview,
    guard: 'refresh',
    screen: ScreeningOverviewScreen,
  },
  {
    path: '/screeningoverview/:userId',
    title: titles.screeningOverview,
    guard: 'refresh',
    screen: ScreeningOverviewScreen,
  },
  {
    path: '/trainingoverview',
    title: titles.trainingOverview,
    guard: 'refresh',
    screen: TrainingOverviewScreen,
  },
  { path: '/training', title: titles.training, guard: 'initialised', screen: ExerciseRunScreen },
  {
    path: '/training/:userScreeningId',
    title: titles.training,
    guard: 'initialised',
    screen: ExerciseRunScreen,
  },
  {
    path: '/feedback/:exerciseRunId',
    title: titles.feedback,
    guard: 'initialised',
    screen: FeedbackScreen,
  },
  { path: '/update', title: titles.update, guard: 'login', screen: UpdateScreen, hasFooter: true },
  {
    path: '/nocurrentscreening',
    title: titles.noCurrentScreening,
    guard: 'login',
    screen: NoCurrentScreeningScreen,
    hasFooter: true,
  },
  { path: '/messages', title: titles.messages, guard: 'login', screen: MessagesScreen },
  { path: '/unsent', title: titles.unsent, guard: 'login', screen: UnsentScreen },
  { path: '/impressum', title: titles.impressum, guard: 'open', screen: ImpressumScreen, hasFooter: true },
  {
    path: '/password-forgotten',
    title: titles.passwordForgotten,
    guard: 'open',
    screen: PasswordForgottenScreen,
    hasFooter: true,
    isGate: true,
  },
  {
    path: '/password/recovery/:token',
    title: titles.passwordRecovery,
    guard: 'open',
    screen: PasswordRecoveryScreen,
    hasFooter: true,
    isGate: true,
  },
  {
    path: '/verification/:token',
    title: titles.verification,
    guard: 'open',
    screen: VerificationScreen,
    hasFooter: true,
    isGate: true,
  },
];

/** The route of an address; an unknown one is about to lead home [RT-14]. */
export const routeAt = (pathname: string): AppRoute =>
  routes.find(({ path }) => matchPath(path, pathname)) ?? home;
