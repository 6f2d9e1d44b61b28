import { type SyntheticEvent, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { passwordChangeFaults } from '../../domain/myAccount';
import { myAccountTexts } from '../../texts/myAccount';
import styles from './MyAccount.module.css';
import { useGuardedChange } from './useGuardedChange';

const texts = myAccountTexts.password;
const nothing = { old: '', new: '' };

/** Changes the password; the old one is asked for [AC-1]. */
export function PasswordCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const [passwords, setPasswords] = useState(nothing);
  const change = useGuardedChange('password', passwordChangeFaults(passwords), () => setPasswords(nothing));
  const { errorId, faults } = change;

  const submit = (event: SyntheticEvent<HTMLFormElement>) =>
    change.submit(event, () => dispatch(myAccountActions.passwordSubmitted(passwords)));
  const refusal = change.isRefused ? texts.wrong : undefined;

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
            errorId={errorId}
            onChange={(old) => setPasswords({ ...passwords, old })}
            ref={change.passwordField}
          />
          <TextField
            label={texts.new}
            name="new"
            type="password"
            autoComplete="new-password"
            hint={texts.hint}
            value={passwords.new}
            error={faults.new && texts.faults[faults.new]}
            errorId={errorId}
            onChange={(typed) => setPasswords({ ...passwords, new: typed })}
          />
        </div>
        <div role="status">{change.status === 'succeeded' && <Alert kind="info">{texts.changed}</Alert>}</div>
        {errorId && (
          <Alert kind="error" id={errorId}>
            {change.error}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={change.isBusy} disabled={change.mustWait}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
