import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectInvitation } from '../../../store/invitation/selectors';
import { invitationActions } from '../../../store/invitation/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Alert } from '../../components/status/Alert';
import type { Invitation } from '../../contract/invitation';
import { type AccountFault, passwordFault, usernameFault } from '../../domain/newAccount';
import { invitationTexts } from '../../texts/invitation';
import { newAccountTexts } from '../../texts/newAccount';
import { ConsentFields } from '../consent/ConsentFields';
import { useConsentAnswers } from '../consent/useConsentAnswers';
import { focusField } from '../page/focusField';

const { faults: texts } = newAccountTexts;
const textOf = (fault: AccountFault | undefined) => fault && texts[fault];

interface InvitationFormProps {
  token: string;
  invitation: Invitation;
}

/**
 * User name, password and consent of a new member [MB-4, CS-1]. What is sent follows from what is typed: a person who
 * tries again after a lost answer sends the same.
 */
export function InvitationForm({ token, invitation }: InvitationFormProps) {
  const dispatch = useAppDispatch();
  const { status, error, takenUsername } = useAppSelector(selectInvitation);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { consentVersion: version, needsGuardian } = invitation;
  const consent = useConsentAnswers(version, needsGuardian);
  const [isSubmitted, setSubmitted] = useState(false);
  const [sentName, setSentName] = useState('');
  const alertId = useId();
  const form = useRef<HTMLFormElement>(null);
  const faults = { username: usernameFault(username, takenUsername), password: passwordFault(password) };
  const isTaken = status === 'failed' && takenUsername === sentName;
  const hasFailed = status === 'failed' && !isTaken;

  useEffect(() => {
    if (isTaken && form.current) focusField(form.current, 'username');
  }, [isTaken]);

  const firstFault = () => {
    if (faults.username) return 'username';
    return faults.password ? 'password' : consent.faults[0];
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const fault = firstFault();
    if (fault) focusField(event.currentTarget, fault);
    else if (status !== 'running') {
      const account = { username: username.trim(), password };
      setSentName(account.username);
      const answer = { ...account, consent: consent.fields.answers.agrees, version, ...consent.post };
      dispatch(invitationActions.submitted({ token, answer }));
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-describedby={hasFailed ? alertId : undefined}>
      <h1>{invitationTexts.greeting(invitation.firstName)}</h1>
      <TextField
        name="username"
        label={newAccountTexts.username}
        hint={newAccountTexts.usernameHint}
        autoComplete="username"
        value={username}
        error={isSubmitted ? textOf(faults.username) : undefined}
        onChange={setUsername}
      />
      <TextField
        name="password"
        type="password"
        label={newAccountTexts.password}
        hint={newAccountTexts.passwordHint}
        autoComplete="new-password"
        value={password}
        error={isSubmitted ? textOf(faults.password) : undefined}
        onChange={setPassword}
      />
      <ConsentFields
        text={invitation.consentText}
        {...consent.fields}
        faults={isSubmitted ? consent.faults : []}
      />
      {hasFailed && (
        <Alert kind="error" id={alertId}>
          {error}
        </Alert>
      )}
      <Button type="submit" wide busy={status === 'running'}>
        {hasFailed ? newAccountTexts.retry : invitationTexts.submit}
      </Button>
    </form>
  );
}
