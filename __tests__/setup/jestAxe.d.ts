declare module 'jest-axe' {
  import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

  /** Checks a part of the page for accessibility violations. */
  export function axe(context: ElementContext, options?: RunOptions): Promise<AxeResults>;

  /** The matcher for `expect.extend`. */
  export const toHaveNoViolations: {
    toHaveNoViolations(results: AxeResults): { pass: boolean; message(): string };
  };
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
