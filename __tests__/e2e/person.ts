import type { Page } from 'playwright-core';
import type { LocalExerciseRun, LocalScreeningRun, RunKind } from '../../src/domain/runs';
import type { StoredRun } from './server';
import { home } from './ways';

/** The answers of a step, as the screen showed them when the person left it. */
export interface LeftStep {
  checked: boolean[];
  chosen: number[];
  notes: string[];
}

/** A run as the person answered it, step by step. */
export interface GivenRun {
  kind: RunKind;
  left: LeftStep[];
}

/** A run in progress: the number of its step, from 1, and how many of the questions of that step are answered. */
export interface OpenRun extends GivenRun {
  step: number;
  answered: number;
}

/** Everything that the app has confirmed on the screen. */
export interface Memory {
  finished: GivenRun[];
  open: OpenRun | null;
}

/** What a person does next, and what they know once they see its effect. */
export interface Tap {
  act(): Promise<void>;
  leadsTo: Memory;
}

/**
 * The place of a step in its own words. The tile on the welcome page adds the time, so this pattern does not fit it.
 */
const places = {
  screeningRun: (step: number) => new RegExp(`^Test ${step} von (\\d+)$`),
  exerciseRun: (step: number) => new RegExp(`^Übung ${step} von (\\d+)$`),
};

const resumeTile = (page: Page) => page.getByRole('link', { name: /fortsetzen/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stepShown = (page: Page, { kind, step }: OpenRun) => page.getByText(places[kind](step));

/** The unfinished run that the welcome page offers. A run without any answer does not count. */
export const resumable = ({ open }: Memory): OpenRun | null =>
  open && (open.step > 1 || open.answered > 0) ? open : null;

/** The step at which the welcome page offers to continue, or null without an offer. */
export const offeredStep = async (page: Page): Promise<number | null> => {
  await home(page).waitFor();
  if ((await resumeTile(page).count()) === 0) return null;
  const [, step] = /(?:Test|Übung) (\d+) von/.exec(await resumeTile(page).innerText()) ?? [];
  return Number(step);
};

export const goOn = async (page: Page, open: OpenRun) => {
  await resumeTile(page).click();
  await stepShown(page, open).waitFor();
};

/** The questions that this person answers at the shown step. They differ in every run and every step. */
const questionsOf = async (page: Page, run: number, step: number) => {
  const boxes = await page.getByRole('checkbox').all();
  const lists = await page.getByRole('combobox').all();
  const notes = await page.getByRole('textbox', { name: 'Notizen' }).all();
  return [
    ...boxes
      .filter((_box, index) => (run + step + index) % 3 > 0)
      .map((box) => ({ isGiven: () => box.isChecked(), give: () => box.check() })),
    ...lists.map((list) => ({
      isGiven: async () => (await list.inputValue()) !== '',
      give: async () => void (await list.selectOption({ index: 1 + ((run + step) % 2) })),
    })),
    ...notes.map((note) => ({
      isGiven: async () => (await note.inputValue()) !== '',
      give: () => note.fill(`Training ${run}, Übung ${step}: Knie & Hüfte 🏋`),
    })),
  ];
};

type Question = Awaited<ReturnType<typeof questionsOf>>[number];

const countAnswered = async (questions: Question[]): Promise<number> => {
  const given = await Promise.all(questions.map(({ isGiven }) => isGiven()));
  return given.includes(false) ? given.indexOf(false) : given.length;
};

/** How many questions of the shown step are answered, in their order. */
export const answeredOf = async (
  page: Page,
  { finished, open }: Memory & { open: OpenRun },
): Promise<number> => countAnswered(await questionsOf(page, finished.length, open.step));

const readStep = (page: Page): Promise<LeftStep> =>
  page.evaluate(() => {
    const all = <Field extends Element>(selector: string) => [...document.querySelectorAll<Field>(selector)];
    return {
      checked: all<HTMLInputElement>('main input[type=checkbox]').map(({ checked }) => checked),
      chosen: all<HTMLSelectElement>('main select').map(({ value }) => Number(value)),
      notes: all<HTMLTextAreaElement>('main textarea').map(({ value }) => value),
    };
  });

/** Presses 'Weiter', and on the last step 'Fertig' and closes the dialog that ends the run. */
const leaveStep = async (page: Page, { finished, open }: Memory & { open: OpenRun }): Promise<Tap> => {
  const left = [...open.left, await readStep(page)];
  const { kind, step } = open;
  const [, total] = places[kind](step).exec(await stepShown(page, open).innerText()) ?? [];
  if (step < Number(total)) {
    const next = { kind, left, step: step + 1, answered: 0 };
    return {
      act: async () => {
        await button(page, 'Weiter').click();
        await stepShown(page, next).waitFor();
      },
      leadsTo: { finished, open: next },
    };
  }
  return {
    act: async () => {
      await button(page, 'Fertig').click();
      // If sending an exercise run takes too long, the app opens the welcome page by itself.
      await page.getByRole('dialog').or(home(page)).first().waitFor();
      if ((await home(page).count()) > 0) return;
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^OK$|^Nein$/ })
        .click();
      await home(page).waitFor();
    },
    leadsTo: { finished: [...finished, { kind, left }], open: null },
  };
};

/** Starts a screening run after an exercise run, and an exercise run after a screening run. */
const beginRun = (page: Page, finished: GivenRun[]): Tap => {
  const kind = finished.length % 2 === 0 ? 'screeningRun' : 'exerciseRun';
  const open = { kind, left: [], step: 1, answered: 0 } as const;
  const act = async () => {
    if (kind === 'screeningRun') {
      await page.getByRole('link', { name: /^Screening starten/ }).click();
      await page.getByRole('link', { name: 'Weiter' }).or(button(page, 'Weiter')).click();
    } else {
      await page.getByRole('link', { name: /^Training/ }).click();
      await button(page, 'Training starten').click();
    }
    await stepShown(page, { ...open, left: [] }).waitFor();
  };
  return { act, leadsTo: { finished, open: { ...open, left: [] } } };
};

/** Returns what the person does next, on the welcome page without an open run or at their step. */
export const nextTap = async (page: Page, { finished, open }: Memory): Promise<Tap> => {
  if (!open) return beginRun(page, finished);
  const questions = await questionsOf(page, finished.length, open.step);
  const answered = await countAnswered(questions);
  const question = questions[answered];
  if (!question) return leaveStep(page, { finished, open });
  return { act: question.give, leadsTo: { finished, open: { ...open, answered: answered + 1 } } };
};

/** What the server has of a run, for comparison with what the person saw. */
export const asGiven = (kind: RunKind, run: StoredRun): GivenRun => {
  if (kind === 'screeningRun') {
    const tests: LocalScreeningRun['testRuns'] = JSON.parse(run.testRuns ?? '');
    const left = tests.map(({ questionResults, questionRangeResults }) => ({
      checked: questionResults.map(({ checked }) => checked),
      chosen: questionRangeResults.map(({ questionRangeValueId }) => questionRangeValueId ?? 0),
      notes: [],
    }));
    return { kind, left };
  }
  const units: LocalExerciseRun['runUnits'] = JSON.parse(run.runUnits ?? '');
  const left = units.map(({ athleteNote }) => ({ checked: [], chosen: [], notes: [athleteNote] }));
  return { kind, left };
};
