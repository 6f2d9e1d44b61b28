import type { ReactNode, Ref } from 'react';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** The title is a heading of the page. */
  isHeading?: boolean;
  /** Folds with the same name form an accordion: opening one closes the others. */
  name?: string;
  /** Says what kind of part it is. */
  mark?: IconName;
  /** What is inside, in short. */
  facts?: ReactNode;
  /** The answer given inside; the title shows it with a tick. */
  answer?: string | undefined;
  open: boolean;
  /** Called when the user opens or closes the part; only `open` decides whether it is open. */
  onToggle: (open: boolean) => void;
  children: ReactNode;
  /** Ref of the title, which can take the focus. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A collapsible part. */
export function Fold({
  title,
  isHeading = false,
  mark,
  facts,
  name,
  answer,
  open,
  onToggle,
  children,
  ref,
}: FoldProps) {
  return (
    <details
      className={styles.fold}
      name={name}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary ref={ref}>
        {mark && (
          <span className={styles.mark}>
            <Mark name={mark} size={24} />
          </span>
        )}
        {answer !== undefined && <Mark name="done" />}
        <span>
          {isHeading ? <h2>{title}</h2> : <span>{title}</span>}
          {answer !== undefined && <small>{answer}</small>}
          {facts && <small>{facts}</small>}
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
