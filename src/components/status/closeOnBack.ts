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

/** Where the platform lets a page refuse a step, it is refused before anything has moved. */
const onNavigate = (event: Event) => {
  if (Reflect.get(event, 'navigationType') !== 'traverse' || !event.cancelable || open.length === 0) return;
  event.preventDefault();
  queueMicrotask(() => open.at(-1)?.());
};

/**
 * Elsewhere the page returns to its place. The router must not hear of the step, so it is heard while it is captured;
 * Chromium would call the router first.
 */
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
 * While a dialog is open, a step back in the history closes it instead of leaving the page. Where the platform has a
 * close request of its own, such as the back gesture of Android in Chromium, the dialog gets that first. Returns how to
 * stop.
 */
export const closeOnBack = (close: () => void): (() => void) => {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) navigation.addEventListener('navigate', onNavigate);
  window.addEventListener('popstate', onStep, { capture: true });
  place = placeOf(history.state);
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
  };
};
