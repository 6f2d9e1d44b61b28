declare module 'jest-axe' {
  import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

  /** Examines a piece of the page for barriers. */
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
