import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Alert } from './Alert';

interface RetryAlertProps {
  title?: string;
  children: ReactNode;
  /** The word of the button. */
  retry: string;
  disabled?: boolean;
  onRetry: () => void;
}

/** Says why something failed, and tries it again at a press. */
export function RetryAlert({ title, children, retry, disabled, onRetry }: RetryAlertProps) {
  return (
    <Alert
      kind="error"
      title={title}
      action={
        <Button variant="secondary" mark="update" disabled={disabled} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
