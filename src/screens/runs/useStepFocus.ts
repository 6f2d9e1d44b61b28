import { useEffect, useRef } from 'react';

/**
 * At the opening and after each step, scrolls to the top and focuses the heading, but not with null. Returns the ref
 * for it [TR-22].
 */
export const useStepFocus = (step: number | null) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === null) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
};
