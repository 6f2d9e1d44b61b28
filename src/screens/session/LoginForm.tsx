import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectSession } from '../../../store/session/selectors';
import { sessionActions } from '../../../store/session/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { TextLink } from '../../components/form/TextLink';
import { Alert } from '../../components/status/Alert';
import { missingCredentials } from '../../domain/session';
import { loginTexts } from '../../texts/session';

/** Asks for the credentials; what is missing is said only after an attempt [LI-2 to LI-4, LI-7 to LI-9]. */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const { login } = useAppSelector(selectSession);
  const [credentials, setCredentials] = useState({ username: '', password: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const serverErrorId = useId();
  const missing = missingCredentials(credentials);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const [firstMissing] = missing;
    if (firstMissing) ({ username, password })[firstMissing].current?.focus();
    else if (login.status !== 'loading') dispatch(sessionActions.loginRequested(credentials));
  };

  const fieldOf = (name: keyof typeof credentials) => ({
    name,
    label: loginTexts[name],
    value: credentials[name],
    error: isSubmitted && missing.includes(name) ? loginTexts.missing[name] : undefined,
    errorId: login.error === null ? undefined : serverErrorId,
    onChange: (value: string) => setCredentials((former) => ({ ...former, [name]: value })),
  });

  return (
    <form noValidate onSubmit={submit}>
      <h1>{loginTexts.title}</h1>
      {login.error !== null && (
        <Alert kind="error" id={serverErrorId}>
          {login.error}
        </Alert>
      )}
      <TextField {...fieldOf('username')} autoComplete="username" ref={username} />
      <TextField {...fieldOf('password')} type="password" autoComplete="current-password" ref={password} />
      <Button type="submit" wide busy={login.status === 'loading'}>
        {loginTexts.submit}
      </Button>
      <TextLink to="/password-forgotten">{loginTexts.forgotten}</TextLink>
    </form>
  );
}
