import { useState } from 'react';
import type { Test } from '../../../contract/schemas';
import { newTrialRun, type Trial } from '../../../domain/content/trial';
import type { LocalScreeningRun } from '../../../domain/runs';
import { lacksRangeAnswer, leaveTest } from '../../../domain/screeningRun';

/** A trial that goes on in this page, and is gone with it [CT-9]. */
export interface Probe {
  run: LocalScreeningRun;
  /** The test on the screen; undefined for a screening without tests. */
  test: Test | undefined;
  /** Of the test, from 0, and how many there are. */
  index: number;
  count: number;
  /** 'Weiter' was pressed without an answer that is needed. */
  isBlocked: boolean;
  onAnswer: (run: LocalScreeningRun) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Goes through a trial by the rules of a screening run [SR-9 to SR-13]. */
export const useProbe = ({ screening, exercises }: Trial): Probe => {
  const [run, setRun] = useState(() => newTrialRun(Date.now()));
  const [shownAt, setShownAt] = useState(() => Date.now());
  const [isBlocked, setBlocked] = useState(false);
  const last = screening.tests.length - 1;
  const index = Math.min(run.position ?? last, Math.max(last, 0));
  const test = screening.tests[index];
  const show = (next: LocalScreeningRun) => {
    setRun(next);
    setBlocked(false);
    setShownAt(Date.now());
  };
  return {
    run,
    test,
    index,
    count: screening.tests.length,
    isBlocked,
    onAnswer: (next) => {
      setRun(next);
      setBlocked(false);
    },
    onBack: () => show({ ...run, position: Math.max(index - 1, 0) }),
    onNext: () => {
      if (!test) return;
      if (lacksRangeAnswer(run, test)) setBlocked(true);
      else show(leaveTest(run, test, { screening, exercises, shownAt, now: Date.now() }));
    },
  };
};
