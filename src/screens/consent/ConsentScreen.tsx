import { useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectConsent } from '../../../store/consent/selectors';
import { consentActions } from '../../../store/consent/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ConsentFacts } from '../../components/consent/ConsentFacts';
import { ButtonLink } from '../../components/form/ButtonLink';
import { TextLink } from '../../components/form/TextLink';
import { GateLayout } from '../../components/layout/GateLayout';
import { Stack } from '../../components/layout/Stack';
import { formatDate } from '../../domain/formats';
import { guardRedirect, returnUrlOf } from '../../domain/guards';
import { appTexts } from '../../texts/app';
import { consentTexts } from '../../texts/consent';
import { useOnLeave } from '../page/useOnLeave';
import { LinkCheck } from '../session/LinkCheck';
import { ConsentDeclined } from './ConsentDeclined';
import { ConsentForm } from './ConsentForm';
import { ConsentText } from './ConsentText';
import { GuardianAwaited } from './GuardianAwaited';

const { page } = consentTexts;

/**
 * `/consent`: asks a member for consent to the club's text, and then goes on to the wanted page [CS-1]; waits for a
 * guardian where the club demands that [LV-3].
 */
export function ConsentScreen() {
  const dispatch = useAppDispatch();
  const { status, found: consent, error, isDeclined } = useAppSelector(selectConsent);
  const returnUrl = returnUrlOf(useLocation().search, '/');
  const isMissing = consent === null;
  useLayoutEffect(() => {
    if (isMissing) dispatch(consentActions.opened());
  }, [dispatch, isMissing]);
  useOnLeave(consentActions.closed);

  const awaited = consent?.guardian?.isAwaited ? consent.guardian : null;
  if (status === 'succeeded' && !awaited) return <Navigate to={returnUrl} replace state={guardRedirect} />;
  const content = () => {
    if (isDeclined) return <ConsentDeclined />;
    if (consent === null) {
      const request = () => dispatch(consentActions.opened());
      return (
        <Stack>
          <LinkCheck
            title={page.title}
            checking={page.checking}
            error={status === 'unchecked' ? error : null}
            onRetry={request}
          />
          <TextLink to={returnUrl}>{page.later}</TextLink>
        </Stack>
      );
    }
    if (consent.agreedVersion !== consent.version)
      return <ConsentForm consent={consent} returnUrl={returnUrl} />;
    if (awaited) return <GuardianAwaited email={awaited.email} />;
    return (
      <Stack>
        <h1>{page.title}</h1>
        {consent.agreedAt !== null && <p>{page.settled(formatDate(consent.agreedAt))}</p>}
        <ConsentFacts entries={consent.entries} />
        <ConsentText text={consent.text} />
        <ButtonLink wide to={returnUrl}>
          {page.toHome}
        </ButtonLink>
      </Stack>
    );
  };
  return (
    <GateLayout brand={consent?.clubName ?? appTexts.product} claim={page.claim}>
      {content()}
    </GateLayout>
  );
}
