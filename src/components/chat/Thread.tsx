import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Thread.module.css';

interface ThreadProps {
  /** What is heard of it. */
  label: string;
  /** How many messages there are; with a new one the end comes into view. */
  length: number;
  children: ReactNode;
}

/** So many pixels from the end still count as its end. */
const nearness = 120;

/** The messages of a conversation, the latest at the bottom; new ones are announced. */
export function Thread({ label, length, children }: ThreadProps) {
  const element = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // Whoever reads further up is not torn away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the length stands for what is shown
  useLayoutEffect(() => {
    if (element.current && isAtEnd.current) element.current.scrollTop = element.current.scrollHeight;
  }, [length]);

  const noteEnd = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = element.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearness;
  };

  return (
    <div
      className={styles.thread}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
      tabIndex={0}
      ref={element}
      onScroll={noteEnd}
    >
      {children}
    </div>
  );
}
