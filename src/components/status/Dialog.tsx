import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon, type IconName } from './Icon';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The Buttons at the end. */
  actions: ReactNode;
  icon?: IconName;
  /** Called by Escape; the owner takes the dialog away. */
  onClose: () => void;
}

/** A modal question: open as long as it is rendered; afterwards the focus is where it was before. */
export function Dialog({ title, children, actions, icon, onClose }: DialogProps) {
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
