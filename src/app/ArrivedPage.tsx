import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The router's location key of the first page of a tab. */
const firstPage = 'default';

/**
 * Wraps a screen that is ready. After a navigation it moves the focus to the content and scrolls to the top, so that
 * keyboard and screen reader users continue there.
 */
export function ArrivedPage({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [isFirstPage] = useState(key === firstPage);
  useEffect(() => {
    if (isFirstPage) return;
    document.getElementById('inhalt')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFirstPage]);
  return children;
}
