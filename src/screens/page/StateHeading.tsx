import { useEffect, useRef } from 'react';

/** The heading of a part that has taken the place of another one. It takes the focus that the other leaves behind. */
export function StateHeading({ children, level: Heading = 'h1' }: { children: string; level?: 'h1' | 'h2' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
