import { type SyntheticEvent, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { Button } from '../../components/form/Button';
import { TextField } from '../../components/form/TextField';
import { Card } from '../../components/layout/Card';
import { Alert } from '../../components/status/Alert';
import { emptyMember, type MemberFields, memberFaults, memberOf } from '../../domain/memberForm';
import { membersTexts } from '../../texts/members';
import { focusField } from '../page/focusField';
import styles from './MemberForm.module.css';

const texts = membersTexts.form;

/** The form of a new athlete [MB-2]. */
export function MemberForm() {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectMembers).form;
  const [typed, setTyped] = useState<MemberFields>(emptyMember);
  const [isSubmitted, setSubmitted] = useState(false);
  const alertId = useId();
  const faults = memberFaults(typed, new Date().getFullYear());

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const [firstFault] = Object.keys(faults);
    if (firstFault) focusField(event.currentTarget, firstFault);
    else if (status !== 'sending') dispatch(membersActions.addRequested(memberOf(typed)));
  };

  const fieldOf = (name: keyof MemberFields) => {
    const fault = faults[name];
    return {
      name,
      value: typed[name],
      error: isSubmitted && fault ? texts.faults[fault] : undefined,
      onChange: (value: string) => setTyped((former) => ({ ...former, [name]: value })),
    };
  };

  return (
    <Card>
      <form noValidate onSubmit={submit} aria-describedby={status === 'failed' ? alertId : undefined}>
        <h3>{texts.title}</h3>
        <div className={styles.fields}>
          <TextField {...fieldOf('firstName')} label={texts.firstName} autoComplete="off" />
          <TextField {...fieldOf('lastName')} label={texts.lastName} autoComplete="off" />
          <TextField
            {...fieldOf('email')}
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="off"
          />
          <TextField {...fieldOf('birthYear')} label={texts.birthYear} autoComplete="off" />
          <TextField {...fieldOf('team')} label={texts.team} autoComplete="off" />
        </div>
        {status === 'failed' && (
          <Alert kind="error" id={alertId}>
            {error}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => dispatch(membersActions.formClosed())}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={status === 'sending'}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
