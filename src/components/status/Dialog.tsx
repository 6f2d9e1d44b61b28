import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { componentTexts } from '../../texts/components';
import type { Elements } from '../elements';
import { Button } from '../form/Button';
import { closeOnBack } from './closeOnBack';
import styles from './Dialog.module.css';
import { Icon, type IconName } from './Icon';

interface DialogProps {
  title: string;
  /** What it is about, in paragraphs. */
  children?: ReactNode;
  /** What there is to do, below the text. */
  fields?: Elements;
  actions: Elements;
  icon?: IconName | undefined;
  /** Above the title, instead of an icon. */
  band?: Elements;
  /** Called by Escape and by a step back; the parent must then stop rendering the dialog. */
  onClose: () => void;
}

/** A modal dialog, open while it is rendered. When it closes, the focus returns to where it was. */
export function Dialog({ title, children, fields, actions, icon, band, onClose }: DialogProps) {
  const id = useId();
  const textId = `${id}text`;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(() => onClose());

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // A browser closes it without asking when nothing was pressed in it.
    dialog?.addEventListener('close', leave);
    const stayOnBack = closeOnBack(leave);
    return () => {
      stayOnBack();
      dialog?.removeEventListener('close', leave);
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      className={styles.dialog}
      ref={dialogRef}
      aria-labelledby={id}
      aria-describedby={children ? textId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <article data-banded={band !== undefined}>
        {band ?? (icon && <Icon name={icon} />)}
        <h2 id={id}>{title}</h2>
        {children && <div id={textId}>{children}</div>}
        {fields}
        <div className={styles.actions}>{actions}</div>
      </article>
    </dialog>
  );
}

export interface QuestionProps {
  title: string;
  icon?: IconName;
  /** What is asked, in paragraphs. */
  children?: ReactNode;
  /** The words of both buttons. */
  confirm: string;
  cancel?: string;
  /** Called also by Escape and by a step back. */
  onCancel: () => void;
}

interface ConfirmDialogProps extends QuestionProps {
  onConfirm: () => void;
}

/** Asks before something happens. The owner stops rendering it once that is answered. */
export function ConfirmDialog({ confirm, cancel, onConfirm, onCancel, ...head }: ConfirmDialogProps) {
  return (
    <Dialog
      {...head}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel ?? componentTexts.cancel}
          </Button>
          <Button onClick={onConfirm}>{confirm}</Button>
        </>
      }
    />
  );
}
