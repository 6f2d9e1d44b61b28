import { outboxActions } from '../../store/outbox/slice';
import { selectPlanChanges, selectPlanEntry } from '../../store/plan/selectors';
import { onDesk } from './deskSteps';
import { choose, type Moment } from './moment';
import { changeOf, nextPlan } from './planChoices';

/** Opens a plan to change it. It is written by another step: others may change it meanwhile. */
const openPlan = onDesk(({ world, app, choice }) => {
  const userId = choose(app.state().session.user?.athleteIds ?? [], choice);
  // The page offers nothing before the person has decided.
  if (selectPlanEntry(app.state(), userId)?.conflict) return false;
  world.desk.openPlans.set(app, { userId, seen: selectPlanChanges(app.state(), userId) });
});

/** Changes the plan that is open, else that of one athlete. */
const changePlan = onDesk((moment) => {
  const { world, app, choice } = moment;
  if (!world.desk.openPlans.has(app) && openPlan(moment) === false) return false;
  const open = world.desk.openPlans.get(app);
  world.desk.openPlans.delete(app);
  if (!open || !app.state().session.user?.athleteIds.includes(open.userId)) return false;
  const { userId, seen } = open;
  world.desk.showPlan(app, userId, seen);
  const plan = nextPlan(seen, choice >> 1, 'Von Tina');
  world.plans.want(userId, plan);
  return app.dispatch(outboxActions.planWritten([{ userId, seen, ...plan }]));
});

/** Makes one change in the plans of all athletes [PL-4]. */
const changePlans = onDesk(({ world, app, choice }) => {
  const userIds = app.state().session.user?.athleteIds ?? [];
  const change = changeOf(choice, `Für alle ${choice}`);
  for (const userId of userIds) {
    const present = selectPlanChanges(app.state(), userId);
    world.desk.showPlan(app, userId, present);
    const others = present.changes.filter(({ exerciseId }) => exerciseId !== change.exerciseId);
    world.plans.want(userId, { changes: [...others, change], weeklyGoal: present.weeklyGoal });
  }
  return app.dispatch(outboxActions.plansChanged({ userIds: [...userIds], change }));
});

/** What trainers change in plans. Only servers with a desk have it. */
export const planSteps = {
  openPlan,
  changePlan,
  changePlans,
  colleagueChangesPlan: ({ world, choice }: Moment) => world.colleague.changePlan(choice),
};
