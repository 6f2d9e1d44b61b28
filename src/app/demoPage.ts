/** Whether the page is the one that a demo server sends to a first visit: the sign-in with the offer of the demo. */
export const isDemoPage = (): boolean => document.getElementById('root')?.dataset.demo !== undefined;
