import { type ComponentType, lazy } from 'react';
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

const screeningOverview = onDemand(
  async () => (await import('../screens/screening/ScreeningOverviewScreen')).ScreeningOverviewScreen,
);

/** The screen of every other path: few people need it, so its path is looked up in code that is loaded later, too. */
const officeScreen = onDemand(async () => (await import('./OfficeScreen')).OfficeScreen);

/** The screens that many people need, by route path. */
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
  '/feedback/:exerciseRunId': onDemand(
    async () => (await import('../screens/feedback/FeedbackScreen')).FeedbackScreen,
  ),
  '/update': onDemand(async () => (await import('../screens/update/UpdateScreen')).UpdateScreen),
  '/messages': onDemand(async () => (await import('../screens/messages/MessagesScreen')).MessagesScreen),
  '/unsent': onDemand(async () => (await import('../screens/unsent/UnsentScreen')).UnsentScreen),
};

/** A part beside the screen. If its code cannot be loaded, the page goes without it. */
const beside = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

/** The offer of the login page. */
export const DemoOffer = beside(async () => (await import('../screens/session/DemoOffer')).DemoOffer);

/** Asks for consent where the server does. */
export const ConsentGate = beside(
  async () => (await import(/* webpackChunkName: "office" */ './ConsentGate')).ConsentGate,
);

/** Returns the screen of a route path. The login has none: the frame shows it. */
export const screenOf = (path: string): RouteScreen => screens[path] ?? officeScreen;

/** Loads the code of the screen at an address. Ignores a failure: the first render tries again. */
export const loadScreenAt = (pathname: string) => {
  screenOf(routeAt(pathname).path)
    .load()
    .catch(() => {});
};
