import { type SyntheticEvent, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectSetup } from '../../../store/setup/selectors';
import { setupActions } from '../../../store/setup/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Alert } from '../../components/status/Alert';
import { Remark } from '../../components/status/Remark';
import type { Setup, SetupOffer } from '../../contract/setup';
import { setupFaults, setupOf } from '../../domain/setup';
import { newAccountTexts } from '../../texts/newAccount';
import { setupTexts } from '../../texts/setup';
import { focusFault } from '../page/focusField';
import { ContentChoice } from './ContentChoice';
import styles from './SetupForm.module.css';

const untyped = { clubName: '', firstName: '', lastName: '', username: '', email: '', password: '' };

interface SetupFormProps {
  code: string;
  offer: SetupOffer['sampleContent'];
}

/** The names of the club and of its first trainer, who leads it, too [CL-1]. */
export function SetupForm({ code, offer }: SetupFormProps) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectSetup);
  const [typed, setTyped] = useState<Setup>({ ...untyped, sampleContent: offer[0] ?? 'demo' });
  const [isSubmitted, setSubmitted] = useState(false);
  const alertId = useId();
  const faults = setupFaults(typed);
  const change = (part: Partial<Setup>) => setTyped((former) => ({ ...former, ...part }));

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!focusFault(event.currentTarget, faults) && status !== 'running')
      dispatch(setupActions.submitted({ code, setup: setupOf(typed) }));
  };

  const fieldOf = (name: keyof typeof untyped) => {
    const fault = faults[name];
    return {
      name,
      value: typed[name],
      error: isSubmitted && fault ? setupTexts.faults[fault] : undefined,
      onChange: (value: string) => change({ [name]: value }),
    };
  };

  return (
    <form noValidate onSubmit={submit} aria-describedby={status === 'failed' ? alertId : undefined}>
      <h1>{setupTexts.title}</h1>
      <TextField {...fieldOf('clubName')} label={setupTexts.clubName} autoComplete="organization" />
      <fieldset className={styles.group}>
        <legend>{setupTexts.account}</legend>
        <div className={styles.pair}>
          <TextField {...fieldOf('firstName')} label={setupTexts.firstName} autoComplete="given-name" />
          <TextField {...fieldOf('lastName')} label={setupTexts.lastName} autoComplete="family-name" />
        </div>
        <TextField {...fieldOf('email')} label={setupTexts.email} type="email" autoComplete="email" />
        <TextField
          {...fieldOf('username')}
          label={newAccountTexts.username}
          hint={newAccountTexts.usernameHint}
          autoComplete="username"
        />
        <TextField
          {...fieldOf('password')}
          label={newAccountTexts.password}
          hint={newAccountTexts.passwordHint}
          type="password"
          autoComplete="new-password"
        />
        <Remark>{setupTexts.roles}</Remark>
      </fieldset>
      <ContentChoice
        offer={offer}
        chosen={typed.sampleContent}
        onChoose={(content) => change({ sampleContent: content })}
      />
      {status === 'failed' && (
        <Alert kind="error" id={alertId}>
          {error}
        </Alert>
      )}
      <Button type="submit" wide busy={status === 'running'}>
        {status === 'failed' ? newAccountTexts.retry : setupTexts.submit}
      </Button>
    </form>
  );
}
