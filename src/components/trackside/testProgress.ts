import type { CellState } from '../../domain/trackside/grid';

/** How far one person is with one test [TS-3]. */
export interface TestProgress {
  state: CellState;
  /** Answered questions; each side counts on its own. */
  answered: number;
  questions: number;
}

/** One person of a session, as every part of the page names them. */
export interface TracksidePerson {
  id: number;
  name: string;
  /** The number of the day; null where none was given [TS-5]. */
  number: number | null;
  /** 'gone': left early, and is passed over [TS-6]. 'finished': their screening is complete and closed. */
  state: 'here' | 'gone' | 'finished';
}

/** One test of one person. */
export interface SessionCell extends TestProgress {
  testId: number;
  /** The result of a test that is done, in whole percent; null without one. */
  percent: number | null;
}

/** One person with a cell for each test, in the order of the screening. */
export interface SessionRow extends TracksidePerson {
  cells: readonly SessionCell[];
  /** Every test is done or left out. */
  isReady: boolean;
}
