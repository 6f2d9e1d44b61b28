import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { focusFault } from '../page/focusField';
import { useChange } from './useChange';

/**
 * The form of a change that needs the present password [AC-1]. What was typed stays until it has done its work: then
 * `empty` is called. A wrong password gets the focus, by `passwordField`.
 */
export const useGuardedChange = <Faults extends object>(
  part: 'email' | 'password',
  faults: Faults,
  empty: () => void,
) => {
  const { status, error, mustWait } = useChange(part);
  const [isSubmitted, setSubmitted] = useState(false);
  const [shownStatus, setShownStatus] = useState(status);
  const passwordField = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const isRefused = status === 'refused';
  const isBusy = status === 'running';

  if (status !== shownStatus) {
    setShownStatus(status);
    if (status === 'succeeded') {
      empty();
      setSubmitted(false);
    }
  }
  useEffect(() => {
    if (isRefused) passwordField.current?.focus();
  }, [isRefused]);

  /** Sends the change, or leads to the first of its faults. */
  const submit = (event: SyntheticEvent<HTMLFormElement>, send: () => void) => {
    event.preventDefault();
    setSubmitted(true);
    if (!focusFault(event.currentTarget, faults) && !isBusy && !mustWait) send();
  };
  const errorId = status === 'failed' ? alertId : undefined;
  const shown: Partial<Faults> = isSubmitted ? faults : {};
  return { status, error, errorId, mustWait, isBusy, isRefused, faults: shown, passwordField, submit };
};
