import type { ReactNode } from 'react';
import { confirmTexts } from '../../texts/confirm';
import { Button } from '../form/Button';
import { Dialog } from './Dialog';
import type { IconName } from './Icon';

export interface ConfirmDialogProps {
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
  /** Without it, the button submits the form around the dialog. */
  onConfirm?: () => void;
  /** Called also by Escape. */
  onCancel: () => void;
}

/** Asks before something happens. The owner stops rendering it once that is answered. */
export function ConfirmDialog({ onConfirm, onCancel, isBusy = false, ...props }: ConfirmDialogProps) {
  return (
    <Dialog
      title={props.title}
      icon={props.icon}
      text={props.children}
      onClose={onCancel}
      actions={
        <>
          {props.otherwise || (
            <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
              {props.cancel ?? confirmTexts.cancel}
            </Button>
          )}
          <Button
            type={onConfirm ? 'button' : 'submit'}
            busy={isBusy}
            disabled={props.isBlocked}
            onClick={onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.fields}
    </Dialog>
  );
}
