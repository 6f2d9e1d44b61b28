import { useEffect, useRef } from 'react';

/** After a step the page is at its top and the heading, which takes the answered ref, has the focus [TR-22]. */
export const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 0) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
};
