import { assignmentSchema } from '../../src/contract/assignments';
import { planPostSchema } from '../../src/contract/plan';
import { viewerOf } from '../access/viewer';
import { type Api, returns } from '../http/api';
import { planBodyLimit } from '../http/limits';
import { type PlanDependencies, savePlan } from './savePlan';

/** Changing the plan of an athlete, for their trainers [PL-1]. */
export const planRoutes = (app: Api, dependencies: PlanDependencies): void => {
  const options = {
    bodyLimit: planBodyLimit,
    ...returns(assignmentSchema, { body: planPostSchema }),
  };
  app.post('/screening/plan', options, async (request) =>
    savePlan(dependencies, viewerOf(request), request.body),
  );
};
