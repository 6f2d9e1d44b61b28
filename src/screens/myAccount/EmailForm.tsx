import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Alert } from '../../components/status/Alert';
import type { MyAccount } from '../../contract/myAccount';
import { emailFault } from '../../domain/myAccount';
import { myAccountTexts } from '../../texts/myAccount';
import styles from './MyAccount.module.css';
import { useChange } from './useChange';

const texts = myAccountTexts.email;

/** The address for mails. A new one counts only once its owner has opened the link in a mail [AC-1]. */
export function EmailForm({ account: { email, newEmail } }: { account: MyAccount }) {
  const dispatch = useAppDispatch();
  const { status, error, mustWait } = useChange('email');
  const [typed, setTyped] = useState(newEmail ?? email ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const fault = emailFault(typed);
  const hasFailed = status === 'failed';
  const isBusy = status === 'running';

  const save = (address: string) => {
    if (!isBusy && !mustWait) dispatch(myAccountActions.emailSubmitted(address));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (fault) field.current?.focus();
    else save(typed.trim());
  };
  const keepOld = (old: string) => {
    setTyped(old);
    save(old);
    field.current?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={texts.label}
        name="email"
        type="email"
        autoComplete="email"
        hint={texts.hint}
        value={typed}
        error={isSubmitted && fault ? texts.faults[fault] : undefined}
        errorId={hasFailed ? alertId : undefined}
        onChange={setTyped}
        ref={field}
      />
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
