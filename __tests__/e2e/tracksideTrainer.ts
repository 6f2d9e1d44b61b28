import type { Locator, Page } from 'playwright-core';
import type { Screening, User } from '../../src/contract/schemas';
import type { TracksideSession } from '../../src/domain/trackside/session';
import { storedRows } from './browser';
import type { seededNumbers } from './seeded';
import { type Answers, type Asked, askedIn, nameOf } from './tracksideAnswers';
import { waitUntil } from './waitUntil';

/** One test of one athlete, and what is to be answered; null leaves it out. */
export interface Planned {
  userId: number;
  testId: number;
  athlete: string;
  test: string;
  /** The place of the test, from 1. */
  place: number;
  asked: readonly Asked[];
  answers: Answers | null;
}

/** What the page shows of one test of one athlete. `step` counts them in the order of the session. */
export interface Seen {
  step: number;
  given: Answers;
  isLeftOut: boolean;
}

/** What the trainer does next, and what they know once they see its effect. */
export interface Tap {
  act(): Promise<void>;
  leadsTo: Seen;
}

/** A press on a button: with the mouse, or with a finger where the device is touched. */
export type Press = (target: Locator) => Promise<void>;

export const click: Press = (target) => target.click();
export const tap: Press = (target) => target.tap();

/** Longer than what counts as the second half of a double tap on the next person [TS-1]. */
const glance = 400;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const nextStep = (page: Page) => page.getByRole('button', { name: /^Nächste/ });

/** The name of who is on. */
export const onNow = (page: Page, athlete: string) =>
  page.getByRole('main').getByRole('heading', { name: athlete, exact: true });

/** Waits until the page shows this test of this athlete. */
export const standsAt = async (page: Page, { athlete, place }: Pick<Planned, 'athlete' | 'place'>) => {
  await onNow(page, athlete).waitFor();
  await page.getByText(`Test ${place} von `).waitFor();
};

/** Returns the screening that the session goes through, as the device has it. */
export const screeningOn = async (page: Page): Promise<Screening> => {
  const [screening] = await storedRows<Screening>(page, 'screening');
  if (!screening) throw new Error('The device has no screening.');
  return screening;
};

/** Chooses as many athletes as wanted on `/trackside` and begins. Returns them in the order of the session. */
export const beginSession = async (page: Page, count: number, press: Press): Promise<User[]> => {
  const rows = page.getByRole('group', { name: 'Athleten auswählen' }).getByRole('checkbox');
  await rows.first().waitFor();
  for (let row = 0; row < count; row += 1) await press(rows.nth(row));
  await press(button(page, `Mit ${count} Athleten beginnen`));
  await button(page, 'Alles erfüllt').waitFor();
  const names = await page
    .getByRole('navigation', { name: 'Athleten' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('button > span')?.textContent));
  const users = await storedRows<User>(page, 'user');
  return names.map((name) => {
    const user = users.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
    if (!user) throw new Error(`There is no ${name}.`);
    return user;
  });
};

/** Each athlete gets other answers: mostly yes, and some tests are left out. */
export const planSession = (
  { tests }: Screening,
  athletes: readonly User[],
  below: ReturnType<typeof seededNumbers>,
): Planned[] =>
  tests.flatMap((test, index) =>
    athletes.map(({ id: userId, firstName, lastName }) => {
      const asked = askedIn(test);
      const drawn = ({ isYesNo, values }: Asked) =>
        values[isYesNo ? Number(below(6) === 0) : below(values.length)] ?? '';
      const answers = Object.fromEntries(asked.map((one) => [nameOf(one), drawn(one)]));
      const isLeftOut = below(14) === 0;
      return {
        userId,
        testId: test.id,
        athlete: `${firstName} ${lastName}`,
        test: test.name,
        place: index + 1,
        asked,
        answers: isLeftOut ? null : answers,
      };
    }),
  );

/** Waits for the writes of the runs before, and returns where the session on this device is. */
const storedPlace = (page: Page): Promise<TracksideSession['at'] | undefined> =>
  page.evaluate(async () => {
    const read = <Result>(name: string, table: string, ask: (rows: IDBObjectStore) => IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const answer = ask(open.result.transaction(table).objectStore(table));
          answer.onerror = () => reject(answer.error);
          answer.onsuccess = () => {
            open.result.close();
            resolve(answer.result);
          };
        };
      });
    await read('as_db', 'screeningRun', (rows) => rows.count());
    const [session] = await read('athletik-trackside', 'keyvaluepairs', (rows) => rows.getAll());
    return session?.at;
  });

/** Waits until the device has stored all that the trainer did before, and that they are at this step. */
export const untilStored = (page: Page, plan: readonly Planned[], step: number) =>
  waitUntil(async () => {
    const at = await storedPlace(page);
    return at?.userId === plan[step]?.userId && at?.testId === plan[step]?.testId;
  });

const answerButton = (page: Page, { question, side }: Asked, value: string) => {
  const card = page.getByRole('group', { name: question, exact: true });
  const answers = side === null ? card : card.getByRole('group', { name: side, exact: true });
  return answers.getByRole('button', { name: value, exact: true });
};

/** Reads what the page shows. */
export const readStep = async (page: Page, plan: readonly Planned[]): Promise<Seen> => {
  const { athlete, place, given, isLeftOut } = await page.evaluate(() => {
    const main = document.querySelector('main');
    const text = (element: Element | null | undefined) => element?.textContent ?? '';
    const [, number] = /Test (\d+) von/.exec(text(main)) ?? [];
    const pressed = [...(main?.querySelectorAll('button[aria-pressed="true"]') ?? [])].map((answer) => {
      const side = answer.closest('fieldset:has(> legend)');
      const card = (side?.parentElement ?? answer).closest('fieldset');
      return [[card?.querySelector('p'), side?.querySelector('legend')].map(text), text(answer)] as const;
    });
    return {
      athlete: text([...(main?.querySelectorAll('h2') ?? [])].at(-1)),
      place: Number(number),
      given: pressed.map(([names, value]) => [names.filter((name) => name !== '').join(' '), value]),
      isLeftOut: text(main).includes('Dieser Test ist ausgelassen.'),
    };
  });
  const step = plan.findIndex((cell) => cell.athlete === athlete && cell.place === place);
  return { step, given: Object.fromEntries(given), isLeftOut };
};

/** Looks at the athlete: two presses within 350 ms would count as one. */
const lookAt = async (page: Page) => {
  const since = await page.evaluate(() => Date.now());
  return () => page.waitForFunction(([from, long]) => Date.now() - from >= long, [since, glance] as const);
};

/** Looks long enough for the next press to be one of its own [TS-1]. */
export const glanceAt = async (page: Page) => {
  const glanced = await lookAt(page);
  await glanced();
};

/** Scrolls to a button that is out of view or below a bar. Returns whether it had to. */
const uncover = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
    element.scrollIntoView({ block: 'center' });
    return true;
  });

/** How a trainer goes through a session, one press at a time. */
export const trainerAt = (page: Page, plan: readonly Planned[], press: Press) => {
  let glanced = async (): Promise<unknown> => undefined;
  const shows = async (step: number) => {
    const cell = plan[step];
    await (cell
      ? standsAt(page, cell)
      : page.getByRole('button', { name: 'Für alle abschließen' }).waitFor());
    glanced = await lookAt(page);
  };

  /** Presses what leads to the next test of an athlete, or after the last one to the overview. */
  const goOn = (step: number): Tap => ({
    act: async () => {
      await glanced();
      await press(step + 1 < plan.length ? nextStep(page) : button(page, 'Zum Überblick'));
      await shows(step + 1);
    },
    leadsTo: { step: step + 1, given: {}, isLeftOut: false },
  });

  const leaveOut = (seen: Seen): Tap => ({
    act: async () => {
      await press(button(page, 'Auslassen'));
      await button(page, 'Doch machen').waitFor();
    },
    leadsTo: { ...seen, isLeftOut: true },
  });

  const fulfil = (seen: Seen, open: readonly Asked[]): Tap => ({
    act: async () => {
      await press(button(page, 'Alles erfüllt'));
      await button(page, 'Alles erfüllt zurücknehmen').waitFor();
    },
    leadsTo: {
      ...seen,
      given: { ...Object.fromEntries(open.map((one) => [nameOf(one), 'Ja'])), ...seen.given },
    },
  });

  const answer = (seen: Seen, asked: Asked, value: string): Tap => ({
    act: async () => {
      const wanted = answerButton(page, asked, value);
      // What was scrolled lies where the press before was: at once it would be the second half of a double tap.
      if (await uncover(wanted)) await glanceAt(page);
      await press(wanted);
      await wanted.and(page.locator('[aria-pressed="true"]')).waitFor();
    },
    leadsTo: { ...seen, given: { ...seen.given, [nameOf(asked)]: value } },
  });

  return {
    /** Waits until the page shows this step. */
    shows,
    /** What the trainer does at what they see. */
    nextTap: (seen: Seen): Tap => {
      const { asked = [], answers = null } = plan[seen.step] ?? {};
      if (answers === null) return seen.isLeftOut ? goOn(seen.step) : leaveOut(seen);
      const open = asked.filter((one) => one.isYesNo && !(nameOf(one) in seen.given));
      if (open.length > 0) return fulfil(seen, open);
      const wrong = asked.find((one) => seen.given[nameOf(one)] !== answers[nameOf(one)]);
      return wrong ? answer(seen, wrong, answers[nameOf(wrong)] ?? '') : goOn(seen.step);
    },
  };
};

/** How many presses the whole way through the plan takes, when nothing happens meanwhile. */
export const pressesOf = (plan: readonly Planned[]): number =>
  plan.reduce((sum, { asked, answers }) => {
    if (answers === null) return sum + 2;
    const others = asked.filter((one) => !one.isYesNo || answers[nameOf(one)] !== 'Ja');
    return sum + 1 + others.length + 1;
  }, 0);

/** Closes the screenings of all, from the overview. */
export const finishAll = async (page: Page, count: number, press: Press) => {
  await press(button(page, 'Für alle abschließen'));
  await press(page.getByRole('dialog').getByRole('button', { name: `${count} abschließen` }));
  await page.getByRole('heading', { name: 'Alles abgeschlossen!' }).waitFor();
};
