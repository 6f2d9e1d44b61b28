import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { accountActions } from '../../../store/account/slice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { TextLink } from '../../components/form/TextLink';
import { GateLayout } from '../../components/layout/GateLayout';
import { Alert } from '../../components/status/Alert';
import { accountTexts } from '../../texts/account';
import { appTexts } from '../../texts/app';
import { loginTexts } from '../../texts/session';
import { useAccountPage } from './useAccountPage';

const { forgotten } = accountTexts;

/** `/password-forgotten`: asks for a mail with a recovery link [PA-7 to PA-13]. */
export function PasswordForgottenScreen() {
  const dispatch = useAppDispatch();
  const { status, error } = useAccountPage();
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isMissing = email.trim() === '';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isMissing) field.current?.focus();
    else if (status !== 'sending') dispatch(accountActions.recoveryRequested(email.trim()));
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
        <Button type="submit" wide busy={status === 'sending'}>
          {forgotten.submit}
        </Button>
        <TextLink to="/login">{accountTexts.toLogin}</TextLink>
      </form>
    </GateLayout>
  );
}
