/** Listeners of an event. */
export const createListeners = <Event = void>() => {
  const listeners = new Set<(event: Event) => void>();
  return {
    tell: (event: Event) => {
      for (const listener of listeners) listener(event);
    },
    /** Returns a function that removes the listener. */
    add: (listener: (event: Event) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
