import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Alert } from '../../components/status/Alert';
import type { MyAccount } from '../../contract/myAccount';
import { emailChangeFaults } from '../../domain/myAccount';
import { myAccountTexts } from '../../texts/myAccount';
import { focusField } from '../page/focusField';
import styles from './MyAccount.module.css';
import { useChange } from './useChange';

const texts = myAccountTexts.email;

/**
 * The address for mails. A new one needs the password, and counts only once its owner has opened the link in a mail
 * [AC-1].
 */
export function EmailForm({ account: { email, newEmail } }: { account: MyAccount }) {
  const dispatch = useAppDispatch();
  const { status, error, mustWait } = useChange('email');
  const [typed, setTyped] = useState({ email: newEmail ?? email ?? '', password: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const [shownStatus, setShownStatus] = useState(status);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const faults = isSubmitted ? emailChangeFaults(typed, email) : {};
  const hasFailed = status === 'failed';
  const isRefused = status === 'refused';
  const isBusy = status === 'running';

  // The password stays until it has done its work.
  if (status !== shownStatus) {
    setShownStatus(status);
    if (status === 'succeeded') {
      setTyped({ ...typed, password: '' });
      setSubmitted(false);
    }
  }
  useEffect(() => {
    if (isRefused) passwordField.current?.focus();
  }, [isRefused]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const [fault] = Object.keys(emailChangeFaults(typed, email));
    if (fault) focusField(event.currentTarget, fault);
    else if (!isBusy && !mustWait)
      dispatch(myAccountActions.emailSubmitted({ ...typed, email: typed.email.trim() }));
  };
  const keepOld = (old: string) => {
    setTyped({ email: old, password: '' });
    dispatch(myAccountActions.emailSubmitted({ email: old }));
    emailField.current?.focus();
  };
  const refusal = isRefused ? texts.wrong : undefined;

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={texts.label}
          name="email"
          type="email"
          autoComplete="email"
          hint={texts.hint}
          value={typed.email}
          error={faults.email && texts.faults[faults.email]}
          errorId={hasFailed ? alertId : undefined}
          onChange={(address) => setTyped({ ...typed, email: address })}
          ref={emailField}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          hint={texts.passwordHint}
          value={typed.password}
          error={faults.password ? texts.faults[faults.password] : refusal}
          errorId={hasFailed ? alertId : undefined}
          onChange={(password) => setTyped({ ...typed, password })}
          ref={passwordField}
        />
      </div>
      <div role="status">
        {newEmail !== null && <Alert kind="info">{texts.waits(newEmail, email !== null)}</Alert>}
        {newEmail === null && status === 'succeeded' && email !== null && <p>{texts.isSaved(email)}</p>}
      </div>
      {hasFailed && (
        <Alert kind="error" id={alertId}>
          {error}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isBusy} disabled={mustWait}>
          {texts.submit}
        </Button>
        {newEmail !== null && email !== null && (
          <Button variant="plain" disabled={isBusy || mustWait} onClick={() => keepOld(email)}>
            {texts.keepOld(email)}
          </Button>
        )}
      </div>
    </form>
  );
}
