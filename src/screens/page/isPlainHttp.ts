/** Whether the page is at an address where browsers run no service worker, so that it cannot work offline [CL-7]. */
export const isPlainHttp = (): boolean => globalThis.isSecureContext === false;
