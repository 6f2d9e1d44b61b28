import { useId } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { Button } from '../../components/form/Button';
import type { Member } from '../../contract/members';
import { memberTexts } from '../../texts/member';
import { trainerName } from './inWords';
import styles from './MemberScreen.module.css';
import { useMemberChange } from './useMemberChange';

const { trainers: texts } = memberTexts;

/** A trainer of the athlete. Trainers hand over what is theirs, admins everything [MB-5]. */
export function TrainerRow({ member, trainerId }: { member: Member; trainerId: number }) {
  const { trainers } = useAppSelector(selectMembers);
  const viewer = useAppSelector(selectMembersViewer);
  const handOver = useMemberChange(member.id, 'handOver');
  const remove = useMemberChange(member.id, 'removeTrainer');
  const nameId = useId();
  const isOwn = viewer.id === trainerId;
  const hasOther = trainers.some(({ id }) => id !== trainerId && id !== member.id);
  return (
    <li>
      <span id={nameId}>
        <span>{trainerName(trainers, trainerId)}</span>
        {isOwn && <small>{` (${texts.you})`}</small>}
      </span>
      <span className={styles.buttons}>
        {hasOther && (isOwn || viewer.isAdmin) && (
          <Button
            variant="plain"
            mark="handover"
            describedBy={nameId}
            disabled={handOver.mustWait}
            onClick={() => handOver.ask(trainerId)}
          >
            {texts.handOver}
          </Button>
        )}
        <Button
          variant="plain"
          describedBy={nameId}
          disabled={remove.mustWait}
          onClick={() => remove.ask(trainerId)}
        >
          {texts.remove}
        </Button>
      </span>
    </li>
  );
}
