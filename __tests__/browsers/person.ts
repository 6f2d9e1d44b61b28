import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type ElementReference, elementKey, prepareWindow, type Send } from './webDriver';

/** The queries of the component tests, for the page. */
const library = readFileSync(
  createRequire(resolve('package.json')).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Queries = typeof import('@testing-library/dom');

/** How something is recognized: by its role and name, by its label or by its text. */
type Means = { role: string; name: string | RegExp } | { label: string } | { text: string };

/** The means as the page gets them: a query and its arguments. The name of a role is a pattern there. */
type Query = ['role', role: string, pattern: string] | ['label' | 'text', text: string];

const queryOf = (means: Means): Query => {
  if ('label' in means) return ['label', means.label];
  if ('text' in means) return ['text', means.text];
  const { role, name } = means;
  return ['role', role, name instanceof RegExp ? name.source : `^${name}$`];
};

/** Returns an element as soon as it is there. Runs in the page. Returns null if the page lacks the queries. */
const findInPage = (query: Query, timeout: number): Promise<Element> | null => {
  const { queries } = window as { queries?: Queries };
  if (!queries) return null;
  const [by, text, pattern = ''] = query;
  if (by === 'label') return queries.screen.findByLabelText(text, {}, { timeout });
  if (by === 'text') return queries.screen.findByText(text, {}, { timeout });
  return queries.screen.findByRole(text, { name: new RegExp(pattern) }, { timeout });
};

/** Lets the errors of the queries name only what is seen of the page, not its markup. Runs in the page. */
const shortenErrors = () => {
  const { queries } = window as { queries?: Queries };
  queries?.configure({
    getElementError: (message) => new Error(`${message} at ${location.pathname}: ${document.body.innerText}`),
  });
};

/** Resolves once the element stays in its place: a press on one that moves goes beside it. Runs in the page. */
const waitForStillness = (element: Element) =>
  new Promise<void>((resolve) => {
    let former = '';
    const look = () => {
      const place = JSON.stringify(element.getBoundingClientRect());
      if (place === former) return resolve();
      former = place;
      requestAnimationFrame(look);
    };
    look();
  });

/** How long a person looks for something, in milliseconds. */
const patience = 20_000;

/** What a person does with the app in a browser. Each step waits for what it needs, as a person does. */
export const createPerson = async (send: Send, origin: string) => {
  await prepareWindow(send);
  const execute = async (body: string, args: unknown[]): Promise<unknown> => {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve([...arguments].slice(0, -1)).then(async (args) => { ${body} })
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('ExecuteAsyncScript', { script, args })) as {
      value?: unknown;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  };

  /** Runs a function in the page, which may use nothing from outside, and returns what it resolves with, as JSON. */
  const evaluate = async <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => (await execute(`return (${work})(...args);`, args)) as Result;

  const find = async (means: Means): Promise<ElementReference> => {
    const look = () => evaluate(findInPage, queryOf(means), patience);
    let found = await look();
    if (!found) {
      await execute(
        `window.queries = {}; (function (exports, module) { ${library} })(window.queries, {});`,
        [],
      );
      await evaluate(shortenErrors);
      found = await look();
    }
    return found as unknown as ElementReference;
  };

  const press = async (element: ElementReference) => {
    await evaluate(waitForStillness, element as unknown as Element);
    await send('ElementClick', { id: element[elementKey] });
  };

  return {
    goTo: (path: string) => send('Navigate', { url: origin + path }),
    /** Loads the page anew. The command of that name goes past the service worker in Firefox, unlike its key. */
    reload: async () => send('Navigate', { url: await evaluate(() => location.href) }),
    evaluate,
    /** Waits until this is on the page. */
    see: async (means: Means) => void (await find(means)),
    press: async (role: string, name: string | RegExp) => press(await find({ role, name })),
    write: async (label: string, text: string) => {
      const field = await find({ label });
      await send('ElementSendKeys', { id: field[elementKey], text });
    },
    /** Presses what a function finds in the page, if it finds anything. */
    pressFound: async (look: () => Element | null | undefined) => {
      const found = await evaluate(look);
      if (found) await press(found as unknown as ElementReference);
    },
  };
};

export type Person = Awaited<ReturnType<typeof createPerson>>;
