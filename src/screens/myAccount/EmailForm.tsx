import { type SyntheticEvent, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { selectHasFeature } from '../../../store/server/selectors';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Alert } from '../../components/status/Alert';
import { mailFilesFeature } from '../../contract/features';
import type { MyAccount } from '../../contract/myAccount';
import { emailChangeFaults } from '../../domain/myAccount';
import { myAccountTexts } from '../../texts/myAccount';
import styles from './MyAccount.module.css';
import { useGuardedChange } from './useGuardedChange';

const texts = myAccountTexts.email;

/**
 * The address for mails. A new one needs the password, and counts only once its owner has opened the link in a mail
 * [AC-1].
 */
export function EmailForm({ account: { email, newEmail } }: { account: MyAccount }) {
  const dispatch = useAppDispatch();
  const areFiles = useAppSelector((state) => selectHasFeature(state, mailFilesFeature));
  const [typed, setTyped] = useState({ email: newEmail ?? email ?? '', password: '' });
  const change = useGuardedChange('email', emailChangeFaults(typed, email), () =>
    setTyped({ ...typed, password: '' }),
  );
  const { status, errorId, mustWait, isBusy, faults } = change;
  const emailField = useRef<HTMLInputElement>(null);

  const submit = (event: SyntheticEvent<HTMLFormElement>) =>
    change.submit(event, () =>
      dispatch(myAccountActions.emailSubmitted({ ...typed, email: typed.email.trim() })),
    );
  const keepOld = (old: string) => {
    setTyped({ email: old, password: '' });
    dispatch(myAccountActions.emailSubmitted({ email: old }));
    emailField.current?.focus();
  };
  const waits = areFiles ? texts.waitsAsFile : texts.waits;
  const refusal = change.isRefused ? texts.wrong : undefined;

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={texts.label}
          name="email"
          type="email"
          autoComplete="email"
          hint={areFiles ? texts.hintOfFiles : texts.hint}
          value={typed.email}
          error={faults.email && texts.faults[faults.email]}
          errorId={errorId}
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
          errorId={errorId}
          onChange={(password) => setTyped({ ...typed, password })}
          ref={change.passwordField}
        />
      </div>
      <div role="status">
        {newEmail !== null && <Alert kind="info">{waits(newEmail, email !== null)}</Alert>}
        {newEmail === null && status === 'succeeded' && email !== null && <p>{texts.isSaved(email)}</p>}
      </div>
      {errorId && (
        <Alert kind="error" id={errorId}>
          {change.error}
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
