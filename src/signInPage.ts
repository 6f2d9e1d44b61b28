import { paintedSignIn } from './app/paintedSignIn';

interface Parameters {
  /** The page of the app. */
  page: string;
  isDemo: boolean;
}

/** The template of the pages of a first visit, which the build calls: the app's page with the sign-in painted in it. */
export default ({ page, isDemo }: Parameters): string => {
  const root = isDemo ? '<div id="root" data-demo>' : '<div id="root">';
  return page.replace('<div id="root"></div>', () => `${root}${paintedSignIn(isDemo)}</div>`);
};
