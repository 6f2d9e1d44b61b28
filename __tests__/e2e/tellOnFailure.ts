import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** A test that fails. */
interface FailingTest {
  /** The path of its file below the package. */
  file: string;
  /** Its full name; empty for what is done before all tests of the file. */
  name: string;
}

declare global {
  /** Called by `TellingEnvironment` when a test fails, while its browsers are still open. */
  var onTestFailure: ((test: FailingTest) => Promise<void>) | undefined;
}

interface Teller {
  /** What the server said since its last start. */
  said(): string;
}

const errorsOf = new Map<BrowserContext, string[]>();
const servers = new Set<Teller>();

/** The folder of a test among the pictures of failures, which git ignores. */
const folderOf = (name: string) =>
  resolve('failures', name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120));

/** What a page shows, in words and in a picture. */
const seen = async (page: Page, picture: string): Promise<string> => {
  const shown = page.locator('body').innerText({ timeout: 2_000 });
  const [text, taken] = await Promise.all([
    shown.catch(String),
    page.screenshot({ path: picture, timeout: 5_000 }).then(() => picture, String),
  ]);
  return `${page.url()}\n${taken}\n${text}`;
};

/** The command that repeats one test. Jest takes a name as a regular expression. */
const commandOf = ({ file, name }: FailingTest) => {
  const pattern = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "'\\''");
  return `npm run e2e -- ${file}${pattern && ` -t '${pattern}'`}`;
};

globalThis.onTestFailure = async (test) => {
  const folder = folderOf(test.name);
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (const [index, [device, errors]] of [...errorsOf].entries()) {
    const pages = device.pages().map((page, number) => seen(page, join(folder, `${index}-${number}.png`)));
    lines.push('A device when the test failed:', ...(await Promise.all(pages)), ...errors);
  }
  for (const server of servers) lines.push('The server said:', server.said());
  console.log([...lines, 'This repeats the test:', commandOf(test)].join('\n'));
};

/**
 * Tells, when a test fails, what each open page of this device shows and which errors its pages had. Returns a function
 * that ends this.
 */
export const tellOnFailure = (context: BrowserContext) => {
  const errors: string[] = [];
  errorsOf.set(context, errors);
  const forget = () => void errorsOf.delete(context);
  context.on('close', forget);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return forget;
};

/** Tells, when a test fails, what this server said. Returns a function that ends this. */
export const tellServerOnFailure = (server: Teller) => {
  servers.add(server);
  return () => void servers.delete(server);
};
