import type { Side } from '../../domain/sides';

/** The answer for one side; in a test without sides the side is null. Null is no answer. */
interface SideAnswer<Answer> {
  side: Side | null;
  answer: Answer | null;
}

export interface YesNoQuestion {
  kind: 'yesNo';
  id: number;
  text: string;
  /** Left and right, or the one of a test without sides. */
  answers: readonly SideAnswer<boolean>[];
}

export interface RangeQuestion {
  kind: 'range';
  id: number;
  text: string;
  /** In the order of the test. */
  values: readonly { id: number; text: string }[];
  /** An answer is the id of a value. */
  answers: readonly SideAnswer<number>[];
}

/** A question of the test with its answers [TS-2]. */
export type TracksideQuestion = YesNoQuestion | RangeQuestion;

/** What was pressed; null takes the answer back [TS-2]. */
export interface GivenAnswers {
  onAnswer: (answer: { questionId: number; side: Side | null; isMet: boolean | null }) => void;
  onChoose: (answer: { questionId: number; side: Side | null; questionRangeValueId: number | null }) => void;
}
