import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { ActionBar } from './ActionBar';
import styles from './FormLayout.module.css';

interface FormLayoutProps {
  children: Elements;
  actions: ReactNode;
  onSubmit: () => void;
}

/** A one-column form that fills the page down to its action bar. */
export function FormLayout({ children, actions, onSubmit }: FormLayoutProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <ActionBar>{actions}</ActionBar>
    </form>
  );
}
