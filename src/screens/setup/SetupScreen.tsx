import { useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectSetup } from '../../../store/setup/selectors';
import { setupActions } from '../../../store/setup/slice';
import { GateLayout } from '../../components/layout/GateLayout';
import { appTexts } from '../../texts/app';
import { setupTexts } from '../../texts/setup';
import { LinkCheck } from '../session/LinkCheck';
import { SignedInQuestion } from '../session/SignedInQuestion';
import { useLinkPage } from '../session/useLinkPage';
import { SetupDone } from './SetupDone';
import { SetupForm } from './SetupForm';
import { SetupGone } from './SetupGone';

/** `/setup/:code`: the beginning of a club on an empty server [CL-1]. */
export function SetupScreen() {
  const { code = '' } = useParams();
  const dispatch = useAppDispatch();
  const { isInTheWay, check } = useLinkPage(setupActions, code);
  const { status, error } = useAppSelector(selectSetup);
  const isDone = status === 'succeeded';
  const content = () => {
    if (isInTheWay) return <SignedInQuestion onLeave={() => dispatch(setupActions.leaveRequested())} />;
    if (status === 'gone') return <SetupGone />;
    if (isDone) return <SetupDone />;
    if (status !== 'idle' && status !== 'checking' && status !== 'unchecked')
      return <SetupForm code={code} />;
    return (
      <LinkCheck title={setupTexts.title} checking={setupTexts.checking} error={error} onRetry={check} />
    );
  };
  return (
    <GateLayout brand={appTexts.product} claim={isDone ? setupTexts.done.claim : setupTexts.claim}>
      {content()}
    </GateLayout>
  );
}
