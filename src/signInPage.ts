import { paintedSignIn } from './app/paintedSignIn';

/** The template of `sign-in.html`, which the build calls: the page of the app with the sign-in painted in it. */
export default ({ page }: { page: string }): string =>
  page.replace('<div id="root"></div>', () => `<div id="root">${paintedSignIn()}</div>`);
