/** @jest-environment node */
import { paintedSignIn } from '../../src/app/paintedSignIn';

test('[CO-29] the sign-in is painted without a browser, and a press waits until there is a script', () => {
  const markup = paintedSignIn(false);
  expect(markup).toMatch(/^<a [^>]*>Zum Inhalt<\/a>/);
  expect(markup).toContain('<h1>Login</h1>');
  expect(markup).toMatch(/<input [^>]*name="username"[^>]*>.*<input [^>]*name="password"[^>]*>/);
  expect(markup).toMatch(/<button [^>]*type="submit"[^>]*disabled=""/);
  expect(markup).toContain('href="/impressum"');
  expect(markup).not.toContain('Das ist eine Demo');
});

test('[CO-29] [RU-6] for a demo it has the offer, too', () => {
  const markup = paintedSignIn(true);
  expect(markup).toMatch(/<section [^>]*>.*Das ist eine Demo.*<li>Alles geht auch ohne Netz\.<\/li>/);
  expect(markup.match(/Als (Trainerin|Athletin) ansehen/g)).toHaveLength(2);
});
