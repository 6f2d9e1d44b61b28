import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Asking, asking, nothingAsked } from '../asking';
import { running } from '../process';

/** The address that a link has verified and that counts now; null where another one counts by now. */
type Verified = string | null;

const page = asking<Verified, { token: string; password: string }>();

/** The open page: a new password, or the verification of an address. Only one is open at a time. */
const slice = createSlice({
  name: 'recovery',
  initialState: nothingAsked as Asking<Verified>,
  reducers: {
    ...page,
    /** The person asks for a recovery mail to this address. */
    mailRequested(state, _action: PayloadAction<string>) {
      Object.assign(state, running);
    },
    /** The verification link with this token was opened. */
    verificationOpened: page.opened,
    /** The link to a new address of an account with this token was opened [AC-1]. */
    newEmailOpened: page.opened,
  },
});

export const recoveryActions = slice.actions;
export const recoveryReducer = slice.reducer;
