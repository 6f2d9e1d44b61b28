import { useAppSelector } from '../../../store/hooks';
import { selectMyAccount } from '../../../store/myAccount/selectors';

/** The state of one part's change. While one part changes, the others wait. */
export const useChange = (part: 'email' | 'password' | 'signins' | 'erasure' | 'consent') => {
  const { change } = useAppSelector(selectMyAccount);
  const isRunning = change.status === 'running';
  return change.part === part
    ? { status: change.status, error: change.error, mustWait: false }
    : { status: 'idle' as const, error: null, mustWait: isRunning };
};
