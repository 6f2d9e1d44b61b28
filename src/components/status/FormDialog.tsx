import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { componentTexts } from '../../texts/components';
import type { Elements } from '../elements';
import { Button } from '../form/Button';
import { Stack } from '../layout/Stack';
import { Alert } from './Alert';
import { Dialog, type QuestionProps } from './Dialog';

interface FormDialogProps extends QuestionProps {
  /** What is entered with the answer, below the text. */
  fields?: Elements;
  /** Stands in place of the button that cancels. */
  otherwise?: Elements;
  /** What is confirmed cannot be undone. */
  isFinal?: boolean;
  /** The answer cannot be confirmed yet. */
  isBlocked?: boolean;
  /** What was confirmed is being done. */
  isBusy?: boolean;
  /** Why it has failed. What was entered stays. */
  error?: string | null;
  onConfirm: (form: HTMLFormElement) => void;
  /** Called by Escape and by a step back, where that is not the same as to cancel. */
  onDismiss?: () => void;
}

/** A question that has fields, or whose answer takes time. The Enter key in a field confirms, too. */
export function FormDialog({ title, icon, children, confirm, onCancel, ...props }: FormDialogProps) {
  const { fields, otherwise, isFinal = false, isBlocked = false, isBusy = false, error } = props;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog may stand in another form, which must not be sent.
    event.stopPropagation();
    if (!isBusy) props.onConfirm(event.currentTarget);
  };
  // Outside of the page: a form cannot be in another one.
  return createPortal(
    <form noValidate onSubmit={submit}>
      <Dialog
        title={title}
        icon={icon}
        onClose={props.onDismiss ?? onCancel}
        fields={
          (fields || error) && (
            <Stack>
              {fields}
              {error && <Alert kind="error">{error}</Alert>}
            </Stack>
          )
        }
        actions={
          <>
            {otherwise || (
              <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
                {props.cancel ?? componentTexts.cancel}
              </Button>
            )}
            <Button variant={isFinal ? 'danger' : 'primary'} type="submit" busy={isBusy} disabled={isBlocked}>
              {confirm}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </form>,
    document.body,
  );
}
