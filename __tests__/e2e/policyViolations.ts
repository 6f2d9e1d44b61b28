import type { BrowserContext } from 'playwright-core';

/**
 * Follows what the pages of a device do against the security policy of the server. Returns the list, which grows. The
 * first page of a profile is followed from its next address on.
 */
export const watchPolicy = async (context: BrowserContext): Promise<string[]> => {
  const violations: string[] = [];
  await context.exposeBinding(
    'tellViolation',
    (_source, violation: string) => void violations.push(violation),
  );
  await context.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(violation: string): void };
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
        tellViolation(`${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`),
    );
  });
  return violations;
};
