import type { UnknownAction } from '@reduxjs/toolkit';
import { stdChannel } from 'redux-saga';

/** The channel of the sagas whose code comes later. It holds every action until they run, so none is lost. */
export const createHoldingChannel = () => {
  const channel = stdChannel<UnknownAction>();
  let held: UnknownAction[] | null = [];
  return {
    channel,
    put: (action: UnknownAction) => {
      if (held) held.push(action);
      else channel.put(action);
    },
    /** Gives what was held to the sagas that run now, in order. */
    release: () => {
      const given = held ?? [];
      held = null;
      for (const action of given) channel.put(action);
    },
  };
};
