import { useId } from 'react';
import { Button } from '../../components/form/Button';
import { Mark } from '../../components/status/Mark';
import { Tag } from '../../components/status/Tag';
import type { MyAccount } from '../../contract/myAccount';
import { momentInWords } from '../../texts/moments';
import { myAccountTexts } from '../../texts/myAccount';
import styles from './MyAccount.module.css';

const texts = myAccountTexts.signins;

type Signin = MyAccount['signins'][number];

/** When a sign-in was used last, in words. */
const lastUseOf = ({ isThis, lastUsedAt }: Signin): string => {
  if (isThis) return texts.now;
  return lastUsedAt === null ? texts.unused : momentInWords(lastUsedAt, Date.now());
};

interface SigninRowProps {
  signin: Signin;
  /** The sign-in is being ended. */
  isLeaving: boolean;
  /** Another change is running. */
  mustWait: boolean;
  onLeave: () => void;
}

/** A device, its last use, and the way to sign it out. */
export function SigninRow({ signin, isLeaving, mustWait, onLeave }: SigninRowProps) {
  const device = signin.device.trim() || texts.unknownDevice;
  const deviceId = useId();
  return (
    <li>
      <Mark name={/Android|iP/.test(device) ? 'phone' : 'laptop'} />
      <span className={styles.device} id={deviceId}>
        <b>{device}</b>
        <small>{lastUseOf(signin)}</small>
      </span>
      {signin.isThis ? (
        <Tag>{texts.isThis}</Tag>
      ) : (
        <Button
          variant="plain"
          describedBy={deviceId}
          busy={isLeaving}
          disabled={mustWait && !isLeaving}
          onClick={onLeave}
        >
          {texts.leave}
        </Button>
      )}
    </li>
  );
}
