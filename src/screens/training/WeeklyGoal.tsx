import { useState } from 'react';
import { selectTrainingEntries } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectPlanChanges } from '../../../store/plan/selectors';
import { MarkedLine } from '../../components/status/MarkedLine';
import { trainingWeeks } from '../../domain/progress/weeks';
import { planTexts as texts } from '../../texts/plan';

/** How far the athlete is with the goal of the week, or the goal alone until their trainings are read [PL-5]. */
export function WeeklyGoal({ userId }: { userId: number }) {
  const goal = useAppSelector((state) => selectPlanChanges(state, userId).weeklyGoal);
  const areRead = useAppSelector(({ office }) => office?.desk.status === 'succeeded');
  if (goal === null) return null;
  return (
    <MarkedLine mark="calendar">
      {areRead ? <ThisWeek userId={userId} goal={goal} /> : texts.goalForAthlete(goal)}
    </MarkedLine>
  );
}

function ThisWeek({ userId, goal }: { userId: number; goal: number }) {
  const trainings = useAppSelector((state) => selectTrainingEntries(state, userId));
  const [now] = useState(Date.now);
  const done = trainingWeeks(trainings, now, 1)[0]?.trainings ?? 0;
  return <span>{texts.thisWeek(done, goal)}</span>;
}
