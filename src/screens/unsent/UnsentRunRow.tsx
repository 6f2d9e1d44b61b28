import { useAppSelector } from '../../../store/hooks';
import { selectScreening } from '../../../store/screening/selectors';
import { selectSync } from '../../../store/sync/selectors';
import { UnsentRow } from '../../components/list/UnsentList';
import type { IconName } from '../../components/status/Icon';
import { formatDate, formatTime } from '../../domain/formats';
import type { LocalRun } from '../../domain/runs';
import type { UnsentReason } from '../../domain/unsent';
import { unsentTexts } from '../../texts/unsent';
import { useOthersName } from '../runs/useOthersName';

const looks: Record<UnsentReason, { mark: IconName; tone: 'calm' | 'waiting' | 'problem' }> = {
  inProgress: { mark: 'clock', tone: 'calm' },
  waiting: { mark: 'pending', tone: 'calm' },
  sending: { mark: 'pending', tone: 'calm' },
  offline: { mark: 'offline', tone: 'waiting' },
  failed: { mark: 'warning', tone: 'waiting' },
  awaitsScreening: { mark: 'warning', tone: 'waiting' },
  refused: { mark: 'error', tone: 'problem' },
};

/** A run that the server does not have; a trainer also sees the name of the athlete. */
export function UnsentRunRow({ run, reason }: { run: LocalRun; reason: UnsentReason }) {
  const name = useOthersName(run.userId);
  const screeningId = run.kind === 'screeningRun' ? run.screeningId : undefined;
  const screening = useAppSelector((state) => selectScreening(state, screeningId));
  const { failure, nextTryAt } = useAppSelector(selectSync);

  const when = unsentTexts.when(formatDate(run.start), formatTime(run.start));
  const words = (): string => {
    if (reason === 'refused') return unsentTexts.refused(run.refusal?.message ?? '');
    if (reason !== 'failed') return unsentTexts.reasons[reason];
    const nextTry = nextTryAt.runs === null ? null : formatTime(new Date(nextTryAt.runs).toISOString());
    return unsentTexts.failed(failure ?? '', nextTry);
  };
  return (
    <UnsentRow
      icon={run.kind === 'screeningRun' ? 'screening' : 'training'}
      title={screening?.name ?? unsentTexts.kinds[run.kind]}
      detail={name === null ? when : unsentTexts.runOf(name, when)}
      reason={words()}
      {...looks[reason]}
    />
  );
}
