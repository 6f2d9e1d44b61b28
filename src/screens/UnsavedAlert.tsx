import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { runTexts } from '../texts/run';

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
