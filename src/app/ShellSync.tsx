import { useAppSelector } from '../../store/hooks';
import { selectSyncSummary } from '../../store/sync/selectors';
import { SyncChip } from '../components/shell/SyncChip';
import { totalOf } from '../domain/syncSummary';
import { summaryText } from '../texts/waiting';

/** How the sync of the signed-in user stands; it leads to what the server does not have. */
export function ShellSync() {
  const summary = useAppSelector(selectSyncSummary);
  return (
    <SyncChip
      to="/unsent"
      state={summary.state}
      text={summaryText(summary)}
      count={'amount' in summary ? totalOf(summary.amount) : 0}
    />
  );
}
