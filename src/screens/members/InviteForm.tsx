import { type SyntheticEvent, useId, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { membersActions } from '../../../store/members/slice';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { SelectField } from '../../components/form/SelectField';
import { ActionBar } from '../../components/layout/ActionBar';
import { Card } from '../../components/layout/Card';
import { Alert } from '../../components/status/Alert';
import { fullName } from '../../domain/athletes';
import { emptyMember, type MemberFields, memberFaults, memberOf } from '../../domain/memberForm';
import { teamsOf } from '../../domain/memberList';
import { isAthlete } from '../../domain/membership';
import { membersTexts } from '../../texts/members';
import { focusFault } from '../page/focusField';
import styles from './InviteScreen.module.css';
import { MemberFieldset } from './MemberFieldset';

const texts = membersTexts.form;

/** The form of a new member. Trainers invite athletes of their own; role and trainer are for admins [MB-2]. */
export function InviteForm() {
  const dispatch = useAppDispatch();
  const { members, trainers, form } = useAppSelector(selectMembers);
  const { id: ownId, isAdmin } = useAppSelector(selectMembersViewer);
  const [fields, setFields] = useState<MemberFields>(emptyMember);
  const [chosenTrainer, setChosenTrainer] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const alertId = useId();
  const teams = useMemo(() => teamsOf(members), [members]);
  const faults = memberFaults(fields, new Date().getFullYear());
  const choosesTrainer = isAdmin && isAthlete(fields) && trainers.length > 0;
  // An admin who trains gets their own athletes, unless they choose otherwise.
  const ownTrainer = trainers.some(({ id }) => id === ownId) ? String(ownId) : '';
  const trainer = chosenTrainer ?? ownTrainer;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (focusFault(event.currentTarget, faults) || form.status === 'running') return;
    const typed = memberOf(fields);
    const trainerId = trainer === '' ? null : Number(trainer);
    dispatch(membersActions.addRequested(choosesTrainer ? { typed, trainerId } : { typed }));
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-describedby={form.status === 'failed' ? alertId : undefined}
    >
      <Card>
        <MemberFieldset
          fields={fields}
          faults={isSubmitted ? faults : {}}
          teams={teams}
          hasRoles={isAdmin}
          emailHint={texts.emailHint}
          onChange={(part) => setFields({ ...fields, ...part })}
        />
        {choosesTrainer && (
          <SelectField
            label={texts.trainer}
            name="trainer"
            value={trainer}
            placeholder={texts.noTrainer}
            options={trainers.map((one) => ({ value: String(one.id), label: fullName(one) }))}
            onChange={setChosenTrainer}
          />
        )}
      </Card>
      <ActionBar floating>
        {form.status === 'failed' && (
          <Alert kind="error" id={alertId}>
            {form.error}
          </Alert>
        )}
        <ButtonLink variant="secondary" to="/members">
          {texts.cancel}
        </ButtonLink>
        <Button type="submit" busy={form.status === 'running'}>
          {fields.email.trim() === '' ? texts.submitCode : texts.submit}
        </Button>
      </ActionBar>
    </form>
  );
}
