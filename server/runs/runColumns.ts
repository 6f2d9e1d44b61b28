import type { ScreeningRunPost } from '../../src/contract/schemas';
import type { RunColumns } from '../database/tables';

/** What both kinds of run have, as posted. */
type RunPost = Pick<ScreeningRunPost, 'userId' | 'clientId' | 'clientRevision' | 'start' | 'completed'>;

/** The columns of a run that is new here. One without a revision, from another client, starts at 0. */
export const newRunColumns = (post: RunPost) => ({
  userId: post.userId,
  clientId: post.clientId,
  clientRevision: post.clientRevision ?? 0,
  ...changedRunColumns(post),
});

/** The columns that a later post of the same run changes. One without a revision leaves the stored one as it is. */
export const changedRunColumns = ({ clientRevision, start, completed }: RunPost) => ({
  start,
  startedAt: Date.parse(start),
  completed: completed ? 1 : 0,
  ...(clientRevision !== undefined && { clientRevision }),
});

/** The highest stored revision that a post replaces: an absent one replaces any [CO-12]. */
export const replaceableRevision = ({ clientRevision }: RunPost) => clientRevision ?? Number.MAX_SAFE_INTEGER;

/** The wire fields of a stored run that both kinds have; `isDirty` is always false here [API-40]. */
export const toRunFields = (row: Omit<RunColumns, 'id'> & { id: number }) => ({
  id: row.id,
  clientId: row.clientId,
  clientRevision: row.clientRevision,
  userId: row.userId,
  start: row.start,
  completed: row.completed === 1,
  isDirty: false,
});
