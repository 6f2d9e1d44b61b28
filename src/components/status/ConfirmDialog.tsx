import type { ReactNode } from 'react';
import { componentTexts } from '../../texts/components';
import { Button } from '../form/Button';
import { Dialog } from './Dialog';
import type { IconName } from './Icon';

export interface QuestionProps {
  title: string;
  icon?: IconName;
  /** What is asked, in paragraphs. */
  children?: ReactNode;
  /** The words of both buttons. */
  confirm: string;
  cancel?: string;
  /** Called also by Escape. */
  onCancel: () => void;
}

interface ConfirmDialogProps extends QuestionProps {
  onConfirm: () => void;
}

/** Asks before something happens. The owner stops rendering it once that is answered. */
export function ConfirmDialog({ title, icon, children, confirm, cancel, ...on }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      icon={icon}
      text={children}
      onClose={on.onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={on.onCancel}>
            {cancel ?? componentTexts.cancel}
          </Button>
          <Button onClick={on.onConfirm}>{confirm}</Button>
        </>
      }
    />
  );
}
