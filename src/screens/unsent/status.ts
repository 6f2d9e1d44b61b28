import { useAppSelector } from '../../../store/hooks';
import { selectUnsaved } from '../../../store/outbox/selectors';
import { selectSync } from '../../../store/sync/selectors';
import type { IconName } from '../../components/status/Icon';
import type { EntryKind, Lane } from '../../domain/entryKinds';
import { formatTime } from '../../domain/formats';
import { type EntryOf, laneOf } from '../../domain/outbox';
import type { RunKind } from '../../domain/runs';
import type { UnsentEntryReason, UnsentReason } from '../../domain/unsent';
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
  conflict: { mark: 'warning', tone: 'problem' },
};

export const runIcons: Record<RunKind, IconName> = { screeningRun: 'screening', exerciseRun: 'training' };

/** Says that sending has failed and when it is tried again; of runs also why. */
export const useFailedText = (what: 'runs' | Lane): string => {
  const { error, nextTryAt } = useAppSelector(selectSync);
  const at = nextTryAt[what];
  const nextTry = at === null ? null : formatTime(new Date(at).toISOString());
  return unsentTexts.failed(nextTry, what === 'runs' ? error : null);
};

export interface UnsentEntryProps<Kind extends EntryKind> {
  entry: EntryOf<Kind>;
  reason: UnsentEntryReason;
}

/** Why the server does not have the entry, with the icon and the tone of the row. */
export const useEntryStatus = <Kind extends EntryKind>(entry: EntryOf<Kind>, reason: UnsentEntryReason) => {
  const notSaved = useAppSelector(selectUnsaved)[entry.clientId];
  const failedText = useFailedText(laneOf(entry));
  const words = (): string => {
    if (reason === 'refused') return unsentTexts.refused(entry.refusal ?? '');
    if (reason === 'notSaved') return unsentTexts.notSaved(notSaved ?? '');
    if (reason === 'failing') return unsentTexts.failing(entry.failure?.message ?? '');
    return reason === 'failed' ? failedText : unsentTexts.reasons[reason];
  };
  return { reason: words(), ...looks[reason] };
};
