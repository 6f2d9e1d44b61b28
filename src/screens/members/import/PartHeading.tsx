import { useEffect, useRef } from 'react';

/** The h2 of a part that has taken the place of another one. It takes the focus that the other one leaves behind. */
export function PartHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
