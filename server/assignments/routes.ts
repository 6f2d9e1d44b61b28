import { assignmentPostSchema, assignmentSchema } from '../../src/contract/assignments';
import { viewerOf } from '../access/viewer';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { type AssignmentDependencies, assign } from './assign';

/** Assigning screenings, for the trainers of an athlete [AS-2]. */
export const assignmentRoutes = (app: Api, dependencies: AssignmentDependencies): void => {
  const options = {
    bodyLimit: smallBodyLimit,
    ...returns(assignmentSchema, { body: assignmentPostSchema }),
  };
  app.post('/screening/assignment', options, async (request) =>
    assign(dependencies, viewerOf(request), request.body),
  );
};
