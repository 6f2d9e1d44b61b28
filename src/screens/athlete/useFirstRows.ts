import { useEffect, useRef, useState } from 'react';

/** Rows that a long list shows at first, and further ones at a press. */
const step = 10;

/**
 * The rows of a long list that are shown, and a function for more of them, null when all are. The row of `firstNew` takes
 * the focus then: the button may be gone.
 */
export const useFirstRows = <Row>(rows: readonly Row[]) => {
  const [count, setCount] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (count === step) return;
    const first = list.current?.children[count - step];
    if (first instanceof HTMLElement) first.focus();
  }, [count]);
  return {
    list,
    shown: rows.slice(0, count),
    showMore: rows.length > count ? () => setCount(count + step) : null,
  };
};
