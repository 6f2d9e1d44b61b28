import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import { runTexts } from '../../texts/runs';

/** The last change could not be written to this device; it is still in memory. */
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
