import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { myAccountActions } from '../../../store/myAccount/slice';
import { Button } from '../../components/form/Button';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { Remark } from '../../components/status/Remark';
import type { MyAccount } from '../../contract/myAccount';
import { myAccountTexts } from '../../texts/myAccount';
import styles from './MyAccount.module.css';
import { SigninRow } from './SigninRow';
import { useChange } from './useChange';

const texts = myAccountTexts.signins;

/** The devices on which the person is signed in; all but this one can be signed out [AC-1]. */
export function SigninsCard({ id, signins }: { id: string; signins: MyAccount['signins'] }) {
  const dispatch = useAppDispatch();
  const { status, error, mustWait } = useChange('signins');
  const [leaving, setLeaving] = useState<number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = signins.filter(({ isThis }) => !isThis).map((signin) => signin.id);
  const isRunning = status === 'running';

  // The button that was pressed leaves with its row.
  useEffect(() => {
    if (status === 'succeeded' && document.activeElement === document.body) heading.current?.focus();
  }, [status]);

  const leave = (ids: number[]) => {
    if (isRunning || mustWait) return;
    setLeaving(ids);
    dispatch(myAccountActions.signinsLeft(ids));
  };
  const isLeavingAll = isRunning && leaving.length > 1;

  return (
    <SectionCard
      id={id}
      title={texts.title}
      headingRef={heading}
      aside={
        others.length > 1 && (
          <Button
            variant="plain"
            busy={isLeavingAll}
            disabled={mustWait || (isRunning && !isLeavingAll)}
            onClick={() => leave(others)}
          >
            {texts.leaveOthers}
          </Button>
        )
      }
    >
      <ul className={styles.rows}>
        {signins.map((signin) => (
          <SigninRow
            key={signin.id}
            signin={signin}
            isLeaving={isRunning && leaving.includes(signin.id)}
            mustWait={mustWait || isRunning}
            onLeave={() => leave([signin.id])}
          />
        ))}
      </ul>
      <Remark role="status">
        {status === 'succeeded' && (others.length > 0 ? texts.left : texts.onlyThis)}
      </Remark>
      {status === 'failed' && <Alert kind="error">{error}</Alert>}
      {others.length > 0 && <Remark>{texts.stays}</Remark>}
    </SectionCard>
  );
}
