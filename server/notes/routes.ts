import { assignmentSchema, revisedNotePostSchema } from '../../src/contract/assignments';
import { viewerOf } from '../access/viewer';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { type NoteDependencies, writeNote } from './writeNote';

/** Writing notes for athletes [NO-3, NT-1]. The call is our own [API-42]. */
export const noteRoutes = (app: Api, dependencies: NoteDependencies): void => {
  const options = {
    bodyLimit: smallBodyLimit,
    ...returns(assignmentSchema, { body: revisedNotePostSchema }),
  };
  app.post('/screening/note', options, async (request) =>
    writeNote(dependencies, viewerOf(request), request.body),
  );
};
