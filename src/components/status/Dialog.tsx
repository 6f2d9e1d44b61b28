import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon, type IconName } from './Icon';

interface DialogProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  icon?: IconName | undefined;
  /** Id of the text that says what it is about. */
  describedBy?: string | undefined;
  /** Called by Escape; the parent must then stop rendering the dialog. */
  onClose: () => void;
}

/** A modal dialog, open while it is rendered. When it closes, the focus returns to where it was. */
export function Dialog({ title, children, actions, icon, describedBy, onClose }: DialogProps) {
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      className={styles.dialog}
      ref={dialogRef}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <article>
        {icon && <Icon name={icon} />}
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </article>
    </dialog>
  );
}
