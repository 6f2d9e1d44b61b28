import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import { runTexts } from '../../texts/runs';

/** Says that this device could not save the last change, which is still in memory. */
export function UnsavedAlert({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      kind="error"
      title={runTexts.unsaved.title}
      action={
        <Button variant="secondary" mark="update" onClick={onRetry}>
          {runTexts.unsaved.retry}
        </Button>
      }
    >
      {runTexts.unsaved.text}
    </Alert>
  );
}
