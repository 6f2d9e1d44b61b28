import { RetryAlert } from '../../components/status/RetryAlert';
import { runTexts } from '../../texts/runs';

/** Says that this device could not save the last change, which is still in memory. */
export function UnsavedAlert({ isDiskFull, onRetry }: { isDiskFull: boolean; onRetry: () => void }) {
  const { retry, full, failed } = runTexts.unsaved;
  const { title, text } = isDiskFull ? full : failed;
  return (
    <RetryAlert title={title} retry={retry} onRetry={onRetry}>
      {text}
    </RetryAlert>
  );
}
