import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far outside the screen something is made ready. */
const margin = '400px';

/** Whether the element has been on the screen or near it: what costs much in a long list is made only then. */
export const useNear = <Target extends Element>(): { ref: RefObject<Target | null>; isNear: boolean } => {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
};
