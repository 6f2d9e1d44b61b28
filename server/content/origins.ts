import { randomUUID } from 'node:crypto';
import type { FeedbackDraft, TestDraft } from '../../src/contract/content';
import type { BasisExercise, Exercise, Screening, Test } from '../../src/contract/schemas';
import {
  compileBasis,
  compileExercise,
  compileScreening,
  compileTest,
} from '../../src/domain/content/compile';
import { isSameJson } from '../../src/domain/sameJson';
import { type FolderContent, itemsOf } from '../contentFolder/content';

/** Something as athletes get it, with the key that it has in a folder. */
interface Origin<Wire> {
  key: string;
  wire: Wire;
}

/** What a club may have taken over from folders. */
export interface Origins {
  exercises: Origin<Exercise>[];
  tests: (Origin<Test> & { draft: TestDraft })[];
  screenings: Origin<Screening>[];
  basis: Origin<BasisExercise[]>[];
  feedback: Origin<FeedbackDraft['questions']>[];
}

const originsIn = (content: FolderContent): Origins => {
  const { ids, sortOrders } = content;
  const tests = itemsOf(content, 'test').map(({ key, body }) => ({
    key,
    draft: body,
    wire: compileTest(key, body, ids),
  }));
  const wires = new Map(tests.map(({ key, wire }) => [key, wire]));
  return {
    exercises: itemsOf(content, 'exercise').map(({ key, body }) => ({
      key,
      wire: compileExercise(key, body, ids, sortOrders.get(key) ?? null),
    })),
    tests,
    screenings: itemsOf(content, 'screening').map(({ key, body }) => ({
      key,
      wire: compileScreening(key, body, wires, ids),
    })),
    basis: itemsOf(content, 'basis').map(({ key, body }) => ({ key, wire: compileBasis(body, ids) })),
    feedback: itemsOf(content, 'feedback').map(({ key, body }) => ({ key, wire: body.questions })),
  };
};

/** Returns what is in these folders, all of whose content has ids. */
export const originsOf = (contents: readonly FolderContent[]): Origins => {
  const all = contents.map(originsIn);
  return {
    exercises: all.flatMap(({ exercises }) => exercises),
    tests: all.flatMap(({ tests }) => tests),
    screenings: all.flatMap(({ screenings }) => screenings),
    basis: all.flatMap(({ basis }) => basis),
    feedback: all.flatMap(({ feedback }) => feedback),
  };
};

/** Returns what athletes get exactly so from a folder, or undefined. */
export const originOf = <Found extends Origin<unknown>>(
  origins: readonly Found[],
  wire: Found['wire'],
): Found | undefined => origins.find((origin) => isSameJson(origin.wire, wire));

/** Returns the key that something has in the folder that it is from, else a new one. */
export const keyFrom = <Wire>(origins: readonly Origin<Wire>[], wire: Wire): string =>
  originOf(origins, wire)?.key ?? randomUUID();
