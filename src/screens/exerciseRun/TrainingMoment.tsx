import { useAppSelector } from '../../../store/hooks';
import { selectWeekOfTraining } from '../../../store/progress/trainingMoment';
import { DoneArc } from '../../components/moment/DoneArc';
import { MomentBand } from '../../components/moment/MomentBand';
import { type MomentNumber, MomentNumbers } from '../../components/moment/MomentNumbers';
import { WeekStrip } from '../../components/moment/WeekStrip';
import { type MomentWeek, trainingMoment } from '../../domain/progress/trainingMoment';
import type { LocalExerciseRun } from '../../domain/runs';
import { trainingMomentTexts as texts } from '../../texts/trainingMoment';
import { useOthersName } from '../runs/useOthersName';

/** What the training was: its exercises as an arc, its numbers, and its week [MO-1, MO-2]. */
export function TrainingMoment({ run }: { run: LocalExerciseRun }) {
  const week = useAppSelector((state) => selectWeekOfTraining(state, run));
  const { done, minutes, sets } = trainingMoment(run);
  const [count, total] = [done.filter(Boolean).length, done.length];
  const numbers: MomentNumber[] = [{ value: count, unit: texts.exercises(count, total) }];
  if (minutes !== null) numbers.push({ value: minutes, unit: texts.minutes(minutes) });
  if (sets !== null) numbers.push({ value: sets, unit: texts.sets(sets) });
  return (
    <MomentBand>
      <DoneArc done={done} label={texts.done(count, total)} />
      <MomentNumbers numbers={numbers} />
      {week && <Week week={week} userId={run.userId} />}
    </MomentBand>
  );
}

function Week({ week: { days, trainings, today }, userId }: { week: MomentWeek; userId: number }) {
  const name = useOthersName(userId);
  const trained = texts.weekdays.flatMap((day, index) => {
    const count = days[index];
    return count ? [texts.on(day, count)] : [];
  });
  return (
    <WeekStrip
      title={name === null ? texts.week : texts.weekOf(name)}
      text={texts.nth(trainings)}
      label={texts.trained(trained.join(', '))}
      days={texts.days.map((day, index) => ({ name: day, trainings: days[index] ?? null }))}
      today={today}
    />
  );
}
