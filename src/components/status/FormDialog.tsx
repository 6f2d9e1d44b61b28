import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Stack } from '../layout/Stack';
import { Alert } from './Alert';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

interface FormDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  /** Why what was confirmed has failed. What was entered stays. */
  error?: string | null;
  onConfirm: (form: HTMLFormElement) => void;
}

/** A question that takes time or has fields, which the Enter key confirms, too. */
export function FormDialog({ fields, error, onConfirm, ...question }: FormDialogProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog can belong to a form, which is not meant.
    event.stopPropagation();
    if (!question.isBusy) onConfirm(event.currentTarget);
  };
  // Outside of the page: a form cannot be in another one.
  return createPortal(
    <form noValidate onSubmit={submit}>
      <ConfirmDialog
        {...question}
        fields={
          (fields || error) && (
            <Stack>
              {fields}
              {error && <Alert kind="error">{error}</Alert>}
            </Stack>
          )
        }
      />
    </form>,
    document.body,
  );
}
