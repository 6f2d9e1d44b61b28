import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { TextLink } from '../../components/form/TextLink';
import { GateLayout } from '../../components/layout/GateLayout';
import { Alert } from '../../components/status/Alert';
import { appTexts } from '../../texts/app';
import { recoveryTexts } from '../../texts/recovery';
import { loginTexts } from '../../texts/session';
import { useOnLeave } from '../page/useOnLeave';

const { forgotten } = recoveryTexts;

/** `/password-forgotten`: asks for a mail with a recovery link [PA-7 to PA-13]. */
export function PasswordForgottenScreen() {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectRecovery);
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isMissing = email.trim() === '';
  useOnLeave(recoveryActions.closed);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isMissing) field.current?.focus();
    else if (status !== 'running') dispatch(recoveryActions.mailRequested(email.trim()));
  };

  if (status === 'succeeded') return <Navigate to="/login" />;
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      <form noValidate onSubmit={submit}>
        <h1>{forgotten.title}</h1>
        {status === 'failed' && (
          <Alert kind="error" id={errorId}>
            {error}
          </Alert>
        )}
        <TextField
          label={forgotten.email}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={isSubmitted && isMissing ? forgotten.emailMissing : undefined}
          errorId={status === 'failed' ? errorId : undefined}
          onChange={setEmail}
          ref={field}
        />
        <Button type="submit" wide busy={status === 'running'}>
          {forgotten.submit}
        </Button>
        <TextLink to="/login">{recoveryTexts.toLogin}</TextLink>
      </form>
    </GateLayout>
  );
}
