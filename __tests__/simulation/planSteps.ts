import { outboxActions } from '../../store/outbox/slice';
import { selectPlanChanges, selectPlanEntry } from '../../store/plan/selectors';
import { onDesk } from './deskSteps';
import { choose, type Moment } from './moment';
import { changeOf, nextPlan } from './planChoices';

/** Changes the plan of one athlete. */
const changePlan = onDesk(({ world, app, choice }) => {
  const userId = choose(app.state().session.user?.athleteIds ?? [], choice);
  // The page offers nothing before the person has decided.
  if (selectPlanEntry(app.state(), userId)?.conflict) return false;
  const present = selectPlanChanges(app.state(), userId);
  world.desk.showPlan(userId, present);
  const plan = nextPlan(present, choice >> 1, 'Von Tina');
  world.plans.want(userId, plan);
  return app.dispatch(outboxActions.planWritten([{ userId, ...plan }]));
});

/** Makes one change in the plans of all athletes [PL-4]. */
const changePlans = onDesk(({ world, app, choice }) => {
  const userIds = app.state().session.user?.athleteIds ?? [];
  const change = changeOf(choice, `Für alle ${choice}`);
  for (const userId of userIds) {
    const present = selectPlanChanges(app.state(), userId);
    world.desk.showPlan(userId, present);
    const others = (present?.changes ?? []).filter(({ exerciseId }) => exerciseId !== change.exerciseId);
    world.plans.want(userId, { changes: [...others, change], weeklyGoal: present?.weeklyGoal ?? null });
  }
  return app.dispatch(outboxActions.plansChanged({ userIds: [...userIds], change }));
});

/** What trainers change in plans. Only servers with a desk have it. */
export const planSteps = {
  changePlan,
  changePlans,
  colleagueChangesPlan: ({ world, choice }: Moment) => world.colleague.changePlan(choice),
};
