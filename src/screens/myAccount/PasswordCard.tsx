import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { passwordChangeFaults } from '../../domain/myAccount';
import { myAccountTexts } from '../../texts/myAccount';
import { focusField } from '../page/focusField';
import styles from './MyAccount.module.css';
import { useChange } from './useChange';

const texts = myAccountTexts.password;
const nothing = { old: '', new: '' };

/** Changes the password; the old one is asked for [AC-1]. */
export function PasswordCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { status, error, mustWait } = useChange('password');
  const [passwords, setPasswords] = useState(nothing);
  const [isSubmitted, setSubmitted] = useState(false);
  const [shownStatus, setShownStatus] = useState(status);
  const oldField = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const faults = isSubmitted ? passwordChangeFaults(passwords) : {};
  const hasFailed = status === 'failed';
  const isRefused = status === 'refused';

  // What was typed stays until it has become the password.
  if (status !== shownStatus) {
    setShownStatus(status);
    if (status === 'succeeded') {
      setPasswords(nothing);
      setSubmitted(false);
    }
  }
  useEffect(() => {
    if (isRefused) oldField.current?.focus();
  }, [isRefused]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const [fault] = Object.keys(passwordChangeFaults(passwords));
    if (fault) focusField(event.currentTarget, fault);
    else if (status !== 'running' && !mustWait) dispatch(myAccountActions.passwordSubmitted(passwords));
  };
  const refusal = isRefused ? texts.wrong : undefined;

  return (
    <SectionCard id={id} title={texts.title}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.pair}>
          <TextField
            label={texts.old}
            name="old"
            type="password"
            autoComplete="current-password"
            value={passwords.old}
            error={faults.old ? texts.faults[faults.old] : refusal}
            errorId={hasFailed ? alertId : undefined}
            onChange={(old) => setPasswords({ ...passwords, old })}
            ref={oldField}
          />
          <TextField
            label={texts.new}
            name="new"
            type="password"
            autoComplete="new-password"
            hint={texts.hint}
            value={passwords.new}
            error={faults.new && texts.faults[faults.new]}
            errorId={hasFailed ? alertId : undefined}
            onChange={(typed) => setPasswords({ ...passwords, new: typed })}
          />
        </div>
        <div role="status">{status === 'succeeded' && <Alert kind="info">{texts.changed}</Alert>}</div>
        {hasFailed && (
          <Alert kind="error" id={alertId}>
            {error}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={status === 'running'} disabled={mustWait}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
