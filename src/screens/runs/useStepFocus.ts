import { useEffect, useRef } from 'react';

/** At the opening and after each step, scrolls to the top and focuses the heading. Returns the ref for it [TR-22]. */
export const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus, though it is not read here.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
};
