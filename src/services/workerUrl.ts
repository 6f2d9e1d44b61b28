/** The address of the service worker. */
const path = '/service-worker.js';

/**
 * Returns the address of the service worker as the page's security policy demands it: there a fault or an attack cannot
 * make the page register another script. Browsers without Trusted Types take the text.
 */
export const workerUrl = (): TrustedScriptURL | string => {
  const policy = window.trustedTypes?.createPolicy('athletik-worker', {
    createScriptURL: (_url: string) => path,
  });
  return policy?.createScriptURL(path) ?? path;
};
