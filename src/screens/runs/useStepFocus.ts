import { useEffect, useRef } from 'react';

/** After each step, scrolls to the top and focuses the heading. Returns the ref for the heading [TR-22]. */
export const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 0) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
};
