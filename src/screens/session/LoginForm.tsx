import { type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { TextLink } from '../../components/form/TextLink';
import { Alert } from '../../components/status/Alert';
import type { Credentials } from '../../contract/schemas';
import { cleanText } from '../../domain/cleanText';
import { missingCredentials } from '../../domain/session';
import { loginTexts } from '../../texts/session';
import styles from './LoginForm.module.css';

interface LoginFormProps {
  /** A login request is running. The form does not submit again. */
  busy: boolean;
  /** Why the last login failed, or null. */
  error: string | null;
  /** Called on submit when both fields are filled in. */
  onSubmit: (credentials: Credentials) => void;
}

/** Asks for the credentials. Marks empty fields only after the first submit [LI-2 to LI-4, LI-7 to LI-9]. */
export function LoginForm({ busy, error, onSubmit }: LoginFormProps) {
  const [credentials, setCredentials] = useState({ username: '', password: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const missing = missingCredentials(credentials);
  // A first visit shows the form before there is a script. What was typed by then is in the fields alone, and a press
  // would be lost.
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    const typed = (field: RefObject<HTMLInputElement | null>) => cleanText(field.current?.value ?? '');
    setCredentials({ username: typed(username), password: typed(password) });
    setReady(true);
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const [firstMissing] = missing;
    if (firstMissing) ({ username, password })[firstMissing].current?.focus();
    else if (!busy) onSubmit(credentials);
  };

  const fieldOf = (name: keyof typeof credentials) => ({
    name,
    label: loginTexts[name],
    value: credentials[name],
    error: isSubmitted && missing.includes(name) ? loginTexts.missing[name] : undefined,
    errorId: error === null ? undefined : errorId,
    onChange: (value: string) => setCredentials((former) => ({ ...former, [name]: value })),
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1>{loginTexts.title}</h1>
      {error !== null && (
        <Alert kind="error" id={errorId}>
          {error}
        </Alert>
      )}
      <TextField {...fieldOf('username')} autoComplete="username" ref={username} />
      <TextField {...fieldOf('password')} type="password" autoComplete="current-password" ref={password} />
      <Button type="submit" wide busy={busy} disabled={!isReady}>
        {loginTexts.submit}
      </Button>
      <TextLink to="/password-forgotten">{loginTexts.forgotten}</TextLink>
      {!isReady && <p className={styles.late}>{loginTexts.late}</p>}
    </form>
  );
}
