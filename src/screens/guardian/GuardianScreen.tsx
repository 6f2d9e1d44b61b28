import { useParams, useSearchParams } from 'react-router-dom';
import { selectGuardian } from '../../../store/guardian/selectors';
import { guardianActions } from '../../../store/guardian/slice';
import { useAppSelector } from '../../../store/hooks';
import { GateLayout } from '../../components/layout/GateLayout';
import { Stack } from '../../components/layout/Stack';
import { appTexts } from '../../texts/app';
import { guardianTexts } from '../../texts/guardian';
import { StateHeading } from '../page/StateHeading';
import { LinkCheck } from '../session/LinkCheck';
import { useLinkCheck } from '../session/useLinkCheck';
import { GuardianQuestion } from './GuardianQuestion';

/**
 * `/guardian/:token`: a guardian confirms a consent, or withdraws it; with `?zurueck` the page begins with that [LV-3].
 * A person who is signed in on the device stays so.
 */
export function GuardianScreen() {
  const { token = '' } = useParams();
  const wantsWithdrawal = useSearchParams()[0].has('zurueck');
  const { status, error, found, isErased } = useAppSelector(selectGuardian);
  const check = useLinkCheck(guardianActions, token);
  const texts = isErased ? guardianTexts.erased : guardianTexts.gone;
  const content = () => {
    if (status === 'gone') {
      return (
        <Stack>
          <StateHeading>{texts.title}</StateHeading>
          <p>{texts.text}</p>
        </Stack>
      );
    }
    if (found !== null)
      return <GuardianQuestion token={token} question={found} wantsWithdrawal={wantsWithdrawal} />;
    return (
      <LinkCheck
        title={guardianTexts.loading}
        checking={guardianTexts.checking}
        error={status === 'unchecked' ? error : null}
        onRetry={check}
      />
    );
  };
  return (
    <GateLayout brand={found?.clubName ?? appTexts.product} claim={guardianTexts.claim}>
      {content()}
    </GateLayout>
  );
}
