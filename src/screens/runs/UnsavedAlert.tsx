import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import { runTexts } from '../../texts/runs';

/** Says that this device could not save the last change, which is still in memory. */
export function UnsavedAlert({ isDiskFull, onRetry }: { isDiskFull: boolean; onRetry: () => void }) {
  const { retry, full, failed } = runTexts.unsaved;
  const { title, text } = isDiskFull ? full : failed;
  return (
    <Alert
      kind="error"
      title={title}
      action={
        <Button variant="secondary" mark="update" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
