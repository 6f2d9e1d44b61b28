/** @jest-environment node */
import { paintedSignIn } from '../../src/app/paintedSignIn';

test('[CO-29] the sign-in is painted without a browser, and a press waits until there is a script', () => {
  const markup = paintedSignIn();
  expect(markup).toMatch(/^<a [^>]*>Zum Inhalt<\/a>/);
  expect(markup).toContain('<h1>Login</h1>');
  expect(markup).toMatch(/<input [^>]*name="username"[^>]*>.*<input [^>]*name="password"[^>]*>/);
  expect(markup).toMatch(/<button [^>]*type="submit"[^>]*disabled=""/);
  expect(markup).toContain('href="/impressum"');
});
