import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectMembers } from '../../../store/members/selectors';
import { Button } from '../../components/form/Button';
import { SelectField } from '../../components/form/SelectField';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { Remark } from '../../components/status/Remark';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { memberTexts } from '../../texts/member';
import { HandOverDialog } from './HandOverDialog';
import styles from './MemberScreen.module.css';
import { RemoveTrainerDialog } from './RemoveTrainerDialog';
import { TrainerRow } from './TrainerRow';
import { useMemberChange } from './useMemberChange';

const { trainers: texts } = memberTexts;

/** The trainers of an athlete: hand over, share with a further one, take away [MB-5]. */
export function TrainersCard({ member }: { member: Member }) {
  const { trainers } = useAppSelector(selectMembers);
  const handOver = useMemberChange(member.id, 'handOver');
  const remove = useMemberChange(member.id, 'removeTrainer');
  const others = trainers.filter(({ id }) => id !== member.id && !member.trainerIds.includes(id));
  return (
    <SectionCard id="training" title={texts.title}>
      {member.trainerIds.length === 0 ? (
        <p>{texts.none(member.firstName)}</p>
      ) : (
        <ul className={styles.rows}>
          {member.trainerIds.map((trainerId) => (
            <TrainerRow key={trainerId} member={member} trainerId={trainerId} />
          ))}
        </ul>
      )}
      {others.length > 0 ? (
        <AddTrainer key={member.trainerIds.join()} member={member} />
      ) : (
        <Remark>{texts.nobodyElse}</Remark>
      )}
      {handOver.isAsked && handOver.trainerId !== null && (
        <HandOverDialog member={member} from={handOver.trainerId} />
      )}
      {remove.isAsked && remove.trainerId !== null && (
        <RemoveTrainerDialog member={member} trainerId={remove.trainerId} />
      )}
    </SectionCard>
  );
}

/** Shares the athlete with a further trainer [MB-5]. */
function AddTrainer({ member }: { member: Member }) {
  const { trainers } = useAppSelector(selectMembers);
  const { isBusy, mustWait, error, request } = useMemberChange(member.id, 'addTrainer');
  const [chosen, setChosen] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const others = trainers.filter(({ id }) => id !== member.id && !member.trainerIds.includes(id));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (chosen === '') event.currentTarget.querySelector('select')?.focus();
        else if (!isBusy && !mustWait) {
          request({ action: 'addTrainer', memberId: member.id, trainerId: Number(chosen) });
        }
      }}
    >
      <div className={styles.choice}>
        <SelectField
          label={texts.add}
          name="trainer"
          value={chosen}
          placeholder={texts.choose}
          options={others.map((one) => ({ value: String(one.id), label: fullName(one) }))}
          error={isSubmitted && chosen === '' ? texts.missing : undefined}
          onChange={setChosen}
        />
        <Button type="submit" variant="secondary" busy={isBusy} disabled={mustWait}>
          {texts.submit}
        </Button>
      </div>
      {error !== null && <Alert kind="error">{error}</Alert>}
    </form>
  );
}
