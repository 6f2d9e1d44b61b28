import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Alert } from '../../components/status/Alert';
import { passwordFaults } from '../../domain/recovery';
import { recoveryTexts } from '../../texts/recovery';

const { newPassword } = recoveryTexts;

/** A new password, typed twice; its errors are shown only after an attempt to save [PA-1, PA-3 to PA-5]. */
export function PasswordForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectRecovery);
  const [{ password, repetition }, setPasswords] = useState({ password: '', repetition: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const repetitionField = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const faults = passwordFaults({ password, repetition });
  const has = (fault: (typeof faults)[number]) => isSubmitted && faults.includes(fault);
  const isRefused = status === 'failed' && !has('different');

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (faults.includes('passwordMissing')) passwordField.current?.focus();
    else if (faults.length > 0) repetitionField.current?.focus();
    else if (status !== 'running') dispatch(recoveryActions.submitted({ token, password }));
  };

  return (
    <form noValidate onSubmit={submit}>
      <h1>{newPassword.title}</h1>
      {(has('different') || isRefused) && (
        <Alert kind="error" id={alertId}>
          {isRefused ? error : newPassword.faults.different}
        </Alert>
      )}
      <TextField
        label={newPassword.password}
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        error={has('passwordMissing') ? newPassword.faults.passwordMissing : undefined}
        errorId={isRefused ? alertId : undefined}
        onChange={(value) => setPasswords({ password: value, repetition })}
        ref={passwordField}
      />
      <TextField
        label={newPassword.repetition}
        name="repetition"
        type="password"
        autoComplete="new-password"
        value={repetition}
        error={has('repetitionMissing') ? newPassword.faults.repetitionMissing : undefined}
        errorId={has('different') ? alertId : undefined}
        onChange={(value) => setPasswords({ password, repetition: value })}
        ref={repetitionField}
      />
      <Button type="submit" wide busy={status === 'running'}>
        {newPassword.submit}
      </Button>
    </form>
  );
}
