import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { invitationSheetActions } from '../../../../store/invitationSheet/slice';
import { selectIsOnline } from '../../../../store/network/selectors';
import { Button } from '../../../components/form/Button';
import { ChoiceGroup } from '../../../components/form/ChoiceGroup';
import { ChoiceRow } from '../../../components/form/ChoiceRow';
import { ActionBar } from '../../../components/layout/ActionBar';
import { Stack } from '../../../components/layout/Stack';
import { Alert } from '../../../components/status/Alert';
import type { Member } from '../../../contract/members';
import { fullName } from '../../../domain/athletes';
import { formatDate } from '../../../domain/formats';
import { invitationSheetTexts as texts } from '../../../texts/invitationSheet';
import styles from './Sheet.module.css';

/** Who it is, and whether a new code would end one. */
const labelOf = (member: Member): string => {
  const { team, invitationEndsAt } = member;
  const former = invitationEndsAt === null ? null : texts.hasCode(formatDate(invitationEndsAt));
  return [fullName(member), team, former].filter((part) => part !== null).join(', ');
};

/** Who gets a code: everybody, unless the trainer leaves somebody out [MB-2]. */
export function MemberChoice({ members }: { members: readonly Member[] }) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = members.filter(({ id }) => !leftOut.has(id));
  const isNobody = chosen.length === 0;
  const choose = (id: number, isChosen: boolean) =>
    setLeftOut((former) => new Set(isChosen ? [...former].filter((one) => one !== id) : [...former, id]));

  return (
    <>
      <div className={styles.content}>
        <Stack>
          <p className={styles.explanation}>{texts.explanation}</p>
          {!isOnline && <Alert kind="info">{texts.offline}</Alert>}
          <div className={styles.choice}>
            <ChoiceGroup legend={texts.choice}>
              {members.map((member) => (
                <ChoiceRow
                  key={member.id}
                  label={labelOf(member)}
                  checked={!leftOut.has(member.id)}
                  onChange={(isChosen) => choose(member.id, isChosen)}
                />
              ))}
            </ChoiceGroup>
            <Button
              variant="plain"
              onClick={() => setLeftOut(new Set(isNobody ? [] : members.map(({ id }) => id)))}
            >
              {isNobody ? texts.all : texts.nobody}
            </Button>
          </div>
        </Stack>
      </div>
      <ActionBar floating>
        <p>{texts.endsOld}</p>
        <Button
          disabled={!isOnline || isNobody}
          onClick={() => dispatch(invitationSheetActions.makeRequested(chosen))}
        >
          {texts.make}
        </Button>
      </ActionBar>
    </>
  );
}
