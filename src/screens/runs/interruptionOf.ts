import { formatDate, formatTime } from '../../domain/formats';
import type { RunKind } from '../../domain/runs';
import { runTexts } from '../../texts/runs';

interface Interruption {
  kind: RunKind;
  /** Number of the next step, from 1. */
  step: number;
  steps: number;
  /** ISO 8601. */
  touchedAt: string;
}

const whenOf = (touchedAt: string): string => {
  const date = formatDate(touchedAt);
  const isToday = date === formatDate(new Date().toISOString());
  return isToday ? runTexts.today(formatTime(touchedAt)) : runTexts.onDate(date);
};

/** The step and the time at which a run was interrupted, in words [FL-11]. */
export const interruptionOf = ({ kind, step, steps, touchedAt }: Interruption): string =>
  runTexts.interrupted(runTexts.place[kind](step, steps), whenOf(touchedAt));
