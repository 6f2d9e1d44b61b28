import { useAppSelector } from '../../../store/hooks';
import { selectScreeningRuns } from '../../../store/runs/selectors';
import type { LocalScreeningRun } from '../../domain/runs';

/** The screening to look at again, which its result names: `?second={clientId}` [ZB-1]. */
export const useFirstLook = (params: URLSearchParams): LocalScreeningRun | undefined => {
  const runs = useAppSelector(selectScreeningRuns);
  return runs.find(({ clientId, completed }) => completed && clientId === params.get('second'));
};

/** Its client id, where the session is about nothing else. */
export const firstIn = (
  { userIds, screeningId }: { userIds: readonly number[]; screeningId: number },
  first: LocalScreeningRun | undefined,
): string | null => {
  const isIt = first?.screeningId === screeningId && userIds.length === 1 && userIds[0] === first.userId;
  return isIt ? first.clientId : null;
};
