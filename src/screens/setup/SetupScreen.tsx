import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectSetup } from '../../../store/setup/selectors';
import { setupActions } from '../../../store/setup/slice';
import { GateLayout } from '../../components/layout/GateLayout';
import { appTexts } from '../../texts/app';
import { setupTexts } from '../../texts/setup';
import { LinkPage } from '../session/LinkPage';
import { SetupDone } from './SetupDone';
import { SetupForm } from './SetupForm';
import { SetupGone } from './SetupGone';

const { title, checking } = setupTexts;

/** `/setup/:code`: the beginning of a club on an empty server [CL-1]. */
export function SetupScreen() {
  const { code = '' } = useParams();
  const page = useAppSelector(selectSetup);
  const isDone = page.status === 'succeeded';
  const shared = { actions: setupActions, secret: code, page, texts: { title, checking } };
  return (
    <GateLayout brand={appTexts.product} claim={isDone ? setupTexts.done.claim : setupTexts.claim}>
      <LinkPage {...shared} gone={<SetupGone />}>
        {({ sampleContent }) => (isDone ? <SetupDone /> : <SetupForm code={code} offer={sampleContent} />)}
      </LinkPage>
    </GateLayout>
  );
}
