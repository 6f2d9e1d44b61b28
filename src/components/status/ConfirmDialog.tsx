import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { confirmTexts } from '../../texts/confirm';
import { Button } from '../form/Button';
import { Alert } from './Alert';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';
import type { IconName } from './Icon';

interface ConfirmDialogProps {
  title: string;
  icon?: IconName;
  /** What is asked, in paragraphs. */
  children?: ReactNode;
  /** What is entered with the answer, below the text. */
  fields?: ReactNode;
  /** The words of both buttons. */
  confirm: string;
  cancel?: string;
  /** Stands in place of the button that cancels. */
  otherwise?: ReactNode;
  /** The answer cannot be confirmed yet. */
  isBlocked?: boolean;
  /** What was confirmed is being done. */
  isBusy?: boolean;
  /** Why it failed. What was entered stays. */
  error?: string | null;
  onConfirm: (form: HTMLFormElement) => void;
  /** Called also by Escape. */
  onCancel: () => void;
}

/** Asks before something happens. The owner stops rendering it once that is answered. */
export function ConfirmDialog({
  title,
  icon,
  confirm,
  isBusy = false,
  onCancel,
  ...props
}: ConfirmDialogProps) {
  const textId = useId();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog can belong to a form, which is not meant.
    event.stopPropagation();
    if (!isBusy) props.onConfirm(event.currentTarget);
  };
  // Outside of the page: a form cannot be in another one.
  return createPortal(
    <form noValidate onSubmit={submit}>
      <Dialog
        title={title}
        icon={icon}
        describedBy={props.children ? textId : undefined}
        onClose={onCancel}
        actions={
          <>
            {props.otherwise || (
              <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
                {props.cancel ?? confirmTexts.cancel}
              </Button>
            )}
            <Button type="submit" busy={isBusy} disabled={props.isBlocked}>
              {confirm}
            </Button>
          </>
        }
      >
        <div className={styles.content}>
          {props.children && (
            <div className={styles.text} id={textId}>
              {props.children}
            </div>
          )}
          {props.fields}
          {props.error && <Alert kind="error">{props.error}</Alert>}
        </div>
      </Dialog>
    </form>,
    document.body,
  );
}
