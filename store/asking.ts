import type { PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, type Process, running, succeeded } from './process';

/**
 * A page that only asks and tells. 'checking': it asks the server what its link is good for. 'unchecked': that failed.
 * 'gone': the link is wrong, used or expired. 'ready': the person can type. The others are the states of what the
 * person sends.
 */
export interface Asking<Found> extends Process<'checking' | 'unchecked' | 'gone' | 'ready'> {
  /** What the server has answered; null until then. */
  found: Found | null;
}

export const nothingAsked: Asking<never> = { ...idle, found: null };

/** The reducers of a page that finds `Found` by its `Link`, and then sends `Sent`. */
export const asking = <Found, Sent, Link = string>() => ({
  /** The page was opened, or asks again. */
  opened(state: Asking<Found>, _action: PayloadAction<Link>) {
    Object.assign(state, nothingAsked, { status: 'checking' });
  },
  found(state: Asking<Found>, { payload }: PayloadAction<Found>) {
    Object.assign(state, idle, { status: 'ready', found: payload });
  },
  refused(state: Asking<Found>) {
    Object.assign(state, idle, { status: 'gone' });
  },
  checkFailed(state: Asking<Found>, { payload }: PayloadAction<string>) {
    Object.assign(state, { status: 'unchecked', error: payload });
  },
  submitted(state: Asking<Found>, _action: PayloadAction<Sent>) {
    Object.assign(state, running);
  },
  sendingFailed(state: Asking<Found>, { payload }: PayloadAction<string>) {
    Object.assign(state, failed(payload));
  },
  succeeded(state: Asking<Found>) {
    Object.assign(state, succeeded);
  },
  /** The page is left. A pending call is cancelled. */
  closed(state: Asking<Found>) {
    Object.assign(state, nothingAsked);
  },
});
