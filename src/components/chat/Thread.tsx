import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Elements } from '../elements';
import styles from './Thread.module.css';

/** Distance from the end, in pixels, that still counts as the end. */
const nearness = 48;

interface ThreadProps {
  label: string;
  /** Number of messages. */
  length: number;
  /** The person's own latest message, by client id. */
  ownLatest: string | undefined;
  children: Elements;
}

/**
 * The messages of a conversation, the latest at the bottom; screen readers announce new ones. The end stays in view
 * when a message arrives, or when the keyboard of a phone takes space, unless the person reads further up. What they
 * write themselves they always see.
 */
export function Thread({ label, length, ownLatest, children }: ThreadProps) {
  const element = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  const scrollToEnd = useCallback(() => {
    if (element.current) element.current.scrollTop = element.current.scrollHeight;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new client id means a new message of their own
  useLayoutEffect(scrollToEnd, [ownLatest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new length means a new message
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToEnd();
  }, [length]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd();
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [scrollToEnd]);

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
