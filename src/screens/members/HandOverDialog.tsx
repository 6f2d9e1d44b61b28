import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { selectWaitingAbout } from '../../../store/members/waiting';
import { SelectField } from '../../components/form/SelectField';
import { FormDialog } from '../../components/status/FormDialog';
import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { totalOf } from '../../domain/syncSummary';
import { memberTexts } from '../../texts/member';
import { sentFirst } from '../../texts/waiting';
import { focusField } from '../page/focusField';
import styles from './HandOverDialog.module.css';
import { useMemberChange } from './useMemberChange';

const { handOver: texts, trainers: trainerTexts } = memberTexts;

/** Makes somebody else the trainer in place of `from`, and says before what that means [MB-5, MB-6]. */
export function HandOverDialog({ member, from }: { member: Member; from: number }) {
  const { id: memberId, firstName } = member;
  const { trainers } = useAppSelector(selectMembers);
  const viewer = useAppSelector(selectMembersViewer);
  const waiting = useAppSelector((state) => selectWaitingAbout(state, memberId), shallowEqual);
  const { question, request } = useMemberChange(memberId, 'handOver');
  const [to, setTo] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isOwn = viewer.id === from;
  const others = trainers.filter(({ id }) => id !== from && id !== memberId);
  const chosen = others.find(({ id }) => String(id) === to);
  const effects: readonly [IconName, string | false][] = [
    ['done', chosen ? `${texts.data} ${texts.sees(chosen.firstName)}` : texts.data],
    ['chat', isOwn && texts.conversation(firstName)],
    ['pending', isOwn && totalOf(waiting) > 0 && sentFirst(waiting)],
    ['clock', isOwn && texts.later],
    ['hide', isOwn && !viewer.isAdmin && texts.farewell(firstName)],
  ];
  return (
    <FormDialog
      title={texts.title(firstName)}
      icon="handover"
      confirm={texts.confirm}
      onConfirm={(form) => {
        setSubmitted(true);
        if (to === '') focusField(form, 'to');
        else request({ action: 'handOver', memberId, from, to: Number(to) });
      }}
      {...question}
      fields={
        <>
          <SelectField
            label={texts.to}
            name="to"
            value={to}
            placeholder={trainerTexts.choose}
            options={others.map((one) => ({ value: String(one.id), label: fullName(one) }))}
            error={isSubmitted && to === '' ? trainerTexts.missing : undefined}
            onChange={setTo}
          />
          <ul className={styles.effects}>
            {effects.map(
              ([icon, text]) =>
                text !== false && (
                  <li key={icon}>
                    <Mark name={icon} />
                    <span>{text}</span>
                  </li>
                ),
            )}
          </ul>
        </>
      }
    />
  );
}
