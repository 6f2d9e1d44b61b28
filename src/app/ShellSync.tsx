import { useAppSelector } from '../../store/hooks';
import { selectSyncSummary } from '../../store/sync/selectors';
import { SyncChip } from '../components/shell/SyncChip';
import { totalOf } from '../domain/syncSummary';
import { summaryText } from '../texts/waiting';

/** Shows the sync state of the signed-in user. It links to the list of unsent runs and messages. */
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
