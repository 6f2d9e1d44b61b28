import { useEffect, useRef } from 'react';

/** The h1 of a page that has taken the place of a form. It takes the focus that the form leaves behind. */
export function StateHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
