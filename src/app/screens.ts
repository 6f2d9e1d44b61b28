import type { ComponentType } from 'react';
import { onDemand } from '../components/onDemand';
import { onArrival } from './onArrival';
import { routeAt } from './routes';
import { WaitingPage } from './WaitingPage';

const screeningOverview = onArrival(
  async () => (await import('../screens/screening/ScreeningOverviewScreen')).ScreeningOverviewScreen,
);

/** The screen of every other path: few people need it, so its path is looked up in code that is loaded later, too. */
const officeScreen = onDemand(async () => (await import('./OfficeScreen')).OfficeScreen, WaitingPage);

/** The screens that many people need, by route path. */
export const screens: Readonly<Record<string, typeof screeningOverview>> = {
  '/': onArrival(async () => (await import('../screens/welcome/WelcomeScreen')).WelcomeScreen),
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
  '/feedback/:exerciseRunId': onArrival(
    async () => (await import('../screens/feedback/FeedbackScreen')).FeedbackScreen,
  ),
  '/update': onArrival(async () => (await import('../screens/update/UpdateScreen')).UpdateScreen),
  '/messages': onArrival(async () => (await import('../screens/messages/MessagesScreen')).MessagesScreen),
  '/unsent': onArrival(async () => (await import('../screens/unsent/UnsentScreen')).UnsentScreen),
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

/** Returns the screen of a route path. The login has no screen: the frame shows it. */
export const screenOf = (path: string) => screens[path] ?? officeScreen;

/** Loads the code of the screen at an address. Ignores a failure: the first render tries again. */
export const loadScreenAt = (pathname: string) => {
  screenOf(routeAt(pathname).path)
    .load()
    .catch(() => {});
};
