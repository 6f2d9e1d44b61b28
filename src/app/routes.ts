import { matchPath } from 'react-router-dom';
import type { SkeletonShape } from '../components/status/Skeleton';
import { type Guard, redirectOf } from '../domain/guards';
import { appTexts } from '../texts/app';

interface RouteOf<Path> {
  path: Path;
  /** Shown in the top bar and in the browser's title. */
  title: string;
  guard: Guard;
  /** The page can be shown before everything of the user is read [CO-28]. */
  comesFirst?: boolean;
  hasFooter?: boolean;
  /** The page has no top bar and brings its own h1, as the login does. */
  isGate?: boolean;
  /** The shape of the screen, shown while it is loading; one card if it is missing. */
  shape?: SkeletonShape;
}

const { titles } = appTexts;

const home = {
  path: '/',
  title: titles.home,
  guard: 'initialised',
  comesFirst: true,
  hasFooter: true,
  shape: 'tiles',
} as const;

const table = [
  home,
  {
    path: '/login',
    title: titles.login,
    guard: 'open',
    hasFooter: true,
    isGate: true,
  },
  {
    path: '/screening',
    title: titles.screening,
    guard: 'refreshWithScreening',
  },
  {
    path: '/screening/:userScreeningId',
    title: titles.screening,
    guard: 'initialised',
    shape: 'run',
  },
  {
    path: '/screeningoverview',
    title: titles.screeningOverview,
    guard: 'refresh',
  },
  {
    path: '/screeningoverview/:userId',
    title: titles.screeningOverview,
    guard: 'refresh',
  },
  {
    path: '/trainingoverview',
    title: titles.trainingOverview,
    guard: 'refresh',
  },
  { path: '/training', title: titles.training, guard: 'initialised', shape: 'run' },
  {
    path: '/training/:userScreeningId',
    title: titles.training,
    guard: 'initialised',
    shape: 'run',
  },
  {
    path: '/feedback/:exerciseRunId',
    title: titles.feedback,
    guard: 'initialised',
  },
  { path: '/update', title: titles.update, guard: 'login', hasFooter: true },
  {
    path: '/nocurrentscreening',
    title: titles.noCurrentScreening,
    guard: 'login',
    hasFooter: true,
  },
  { path: '/messages', title: titles.messages, guard: 'login', shape: 'rows' },
  { path: '/unsent', title: titles.unsent, guard: 'login' },
  { path: '/impressum', title: titles.impressum, guard: 'open', hasFooter: true },
  {
    path: '/password-forgotten',
    title: titles.passwordForgotten,
    guard: 'open',
    hasFooter: true,
    isGate: true,
  },
  {
    path: '/password/recovery/:token',
    title: titles.passwordRecovery,
    guard: 'open',
    hasFooter: true,
    isGate: true,
  },
  {
    path: '/verification/:token',
    title: titles.verification,
    guard: 'open',
    hasFooter: true,
    isGate: true,
  },
  { path: '/setup/:code', title: titles.setup, guard: 'open', hasFooter: true, isGate: true },
  { path: '/invitation', title: titles.invitation, guard: 'open', hasFooter: true, isGate: true },
  { path: '/invitation/:token', title: titles.invitation, guard: 'open', hasFooter: true, isGate: true },
  { path: '/guardian/:token', title: titles.guardian, guard: 'open', hasFooter: true, isGate: true },
  { path: '/consent', title: titles.consent, guard: 'login', hasFooter: true, isGate: true },
  { path: '/trackside', title: titles.trackside, guard: 'initialised', shape: 'run' },
  { path: '/athletes', title: titles.athletes, guard: 'initialised', shape: 'rows' },
  { path: '/athletes/:userId', title: titles.athletes, guard: 'initialised' },
  { path: '/athletes/:userId/progress/:view?', title: titles.progress, guard: 'initialised' },
  { path: '/progress/:view?', title: titles.progress, guard: 'initialised' },
  { path: '/members', title: titles.members, guard: 'login', shape: 'rows' },
  { path: '/members/invite', title: titles.members, guard: 'login' },
  { path: '/members/import', title: titles.members, guard: 'login' },
  { path: '/members/sheet', title: titles.members, guard: 'login' },
  { path: '/members/consents', title: titles.members, guard: 'login', shape: 'rows' },
  { path: '/members/:memberId', title: titles.members, guard: 'login', shape: 'rows' },
  { path: '/account', title: titles.account, guard: 'login' },
  { path: '/club', title: titles.club, guard: 'login' },
  { path: '/club/documents/:document', title: titles.documents, guard: 'login' },
  { path: '/content/:view?', title: titles.content, guard: 'login', shape: 'rows' },
  { path: '/content/:kind/:key', title: titles.content, guard: 'login' },
  { path: '/content/screening/:key/probe', title: titles.content, guard: 'login', shape: 'run' },
] as const satisfies readonly RouteOf<string>[];

/** The path of a page, with its parameters. `screens.ts` has the screen of each. */
export type RoutePath = (typeof table)[number]['path'];

export type AppRoute = RouteOf<RoutePath>;

/** Every page of the app [RT-1 to RT-13, GU-4 to GU-8], and those of the club [MB, CS, AC, CL, DE, HI]. */
export const routes: readonly AppRoute[] = table;

/** Returns the route of an address. An unknown address gets the home route, to which it redirects [RT-14]. */
export const routeAt = (pathname: string): AppRoute =>
  routes.find(({ path }) => matchPath(path, pathname)) ?? home;

/** The guard facts while no user is signed in. */
const nobody = { isSignedIn: false, leftByChoice: false, isDataInitialized: false, storedScreenings: 0 };

/**
 * Returns where the guards redirect a visitor who is not signed in, with path and query as the returnUrl. Returns null
 * when the page needs no login [GU-1, GU-8]. An unknown address is treated as the home page [RT-14].
 */
export const redirectOfNobody = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  const { path, guard } = routeAt(pathname);
  return redirectOf(guard, nobody, matchPath(path, pathname) ? pathname + search : path);
};
