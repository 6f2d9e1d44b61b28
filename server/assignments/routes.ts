import {
  assignmentDefaultsSchema,
  assignmentPostSchema,
  assignmentSchema,
} from '../../src/contract/assignments';
import { readClub } from '../club/club';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { demandTrainer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { type AssignmentDependencies, assign } from './assign';

/** Assigning screenings, for the trainers of an athlete [AS-2], and what trainers begin with [AS-5]. */
export const assignmentRoutes = (app: Api, dependencies: AssignmentDependencies): void => {
  app.get('/screening/assignment', returns(assignmentDefaultsSchema), async (request) => {
    demandTrainer(viewerOf(request));
    const { intervalWeeks } = await readClub(dependencies.db);
    return { intervalWeeks };
  });

  const options = {
    bodyLimit: smallBodyLimit,
    ...returns(assignmentSchema, { body: assignmentPostSchema }),
  };
  app.post('/screening/assignment', options, async (request) =>
    assign(dependencies, viewerOf(request), request.body),
  );
};
