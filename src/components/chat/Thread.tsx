import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Thread.module.css';

/** Distance from the end, in pixels, that still counts as the end. */
const nearness = 120;

/** The messages of a conversation, the latest at the bottom; screen readers announce new ones. */
export function Thread({ label, length, children }: { label: string; length: number; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // A new message scrolls to the end, unless the user reads further up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new length means a new message
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the thread
      tabIndex={0}
      ref={element}
      onScroll={noteEnd}
    >
      {children}
    </div>
  );
}
