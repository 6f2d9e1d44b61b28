import { useAppSelector } from '../../../store/hooks';
import { selectSync } from '../../../store/sync/selectors';
import type { IconName } from '../../components/status/Icon';
import { formatTime } from '../../domain/formats';
import type { UnsentReason } from '../../domain/unsent';
import { unsentTexts } from '../../texts/unsent';

/** The icon and the tone of a row, by its reason. */
export const looks: Record<UnsentReason, { mark: IconName; tone: 'calm' | 'waiting' | 'problem' }> = {
  inProgress: { mark: 'clock', tone: 'calm' },
  waiting: { mark: 'pending', tone: 'calm' },
  sending: { mark: 'pending', tone: 'calm' },
  offline: { mark: 'offline', tone: 'waiting' },
  failing: { mark: 'warning', tone: 'waiting' },
  failed: { mark: 'warning', tone: 'waiting' },
  awaitsScreening: { mark: 'warning', tone: 'waiting' },
  awaitsTraining: { mark: 'pending', tone: 'waiting' },
  awaitsRefusedTraining: { mark: 'warning', tone: 'waiting' },
  notSaved: { mark: 'error', tone: 'problem' },
  refused: { mark: 'error', tone: 'problem' },
};

/** Says that sending has failed and when it is tried again; of runs also why. */
export const useFailedText = (what: 'runs' | 'outbox'): string => {
  const { failure, nextTryAt } = useAppSelector(selectSync);
  const at = nextTryAt[what];
  const nextTry = at === null ? null : formatTime(new Date(at).toISOString());
  return unsentTexts.failed(nextTry, what === 'runs' ? failure : null);
};
