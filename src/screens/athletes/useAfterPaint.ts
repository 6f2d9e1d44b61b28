import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value as it was at the last paint. What follows from it is rendered only then, so that a key is painted
 * first, however much follows from it [DE-3]. `useDeferredValue` often gets both into one frame.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState(value);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);

  return painted;
};
