import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { ActionBar } from '../layout/ActionBar';
import { Stack } from '../layout/Stack';
import styles from './EditorLayout.module.css';

interface EditorLayoutProps {
  children: ReactNode;
  /** A preview, or what it means: below on phones, right on a desktop. */
  beside: Elements;
  /** Buttons. */
  actions: Elements;
}

/** What is edited with its buttons, and what it will look like or mean. */
export function EditorLayout({ children, beside, actions }: EditorLayoutProps) {
  return (
    <div className={styles.editor}>
      <div className={styles.work}>
        <Stack>{children}</Stack>
      </div>
      <aside className={styles.beside}>
        <Stack>{beside}</Stack>
      </aside>
      <ActionBar floating>{actions}</ActionBar>
    </div>
  );
}
