/** How to close the open dialogs, the one in front last. */
const open: (() => void)[] = [];

/** The place in the history where the dialogs stand, and whether the page is on its way back to it. */
let place: number | null = null;
let isReturning = false;

/** The router numbers the entries that it makes. */
const placeOf = (state: unknown): number | null => {
  const index: unknown = state === null ? null : Reflect.get(Object(state), 'idx');
  return typeof index === 'number' ? index : null;
};

/** Runs before the router hears of the step: it stays on the page. */
const onStep = (event: PopStateEvent) => {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    open.at(-1)?.();
    return;
  }
  const reached = placeOf(event.state);
  if (open.length === 0 || place === null || reached === null || reached === place) return;
  isReturning = true;
  event.stopImmediatePropagation();
  history.go(place - reached);
};

/**
 * While a dialog is open, a step back in the history closes it instead of leaving the page: the page returns to its
 * place. Where the platform has a close request of its own, such as the back gesture of Android in Chromium, the dialog
 * gets that first. Returns how to stop.
 */
export const closeOnBack = (close: () => void): (() => void) => {
  window.addEventListener('popstate', onStep, { capture: true });
  place = placeOf(history.state);
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
  };
};
