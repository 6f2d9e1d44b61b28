import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The router's key of the page with which a tab begins. */
const FIRST_PAGE = 'default';

/** A screen that is there: whoever has come here by keyboard or screen reader goes on at its content, from its top. */
export function ArrivedPage({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [isFirstPage] = useState(key === FIRST_PAGE);
  useEffect(() => {
    if (isFirstPage) return;
    document.getElementById('inhalt')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFirstPage]);
  return children;
}
