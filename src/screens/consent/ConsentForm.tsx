import { type SyntheticEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectConsent } from '../../../store/consent/selectors';
import { consentActions } from '../../../store/consent/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import type { Consent } from '../../contract/consent';
import { consentTexts } from '../../texts/consent';
import { focusField } from '../page/focusField';
import { ConsentFields } from './ConsentFields';
import { useConsentAnswers } from './useConsentAnswers';

const { page } = consentTexts;

interface ConsentFormProps {
  consent: Consent;
  /** Where the person was going. */
  returnUrl: string;
}

/** Asks for consent to a version of the club's text. Nobody is kept from their data by a missing network [CS-1]. */
export function ConsentForm({ consent, returnUrl }: ConsentFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status, error, hasChanged } = useAppSelector(selectConsent);
  const isOnline = useAppSelector(selectIsOnline);
  const { version, needsGuardian, guardianName } = consent;
  const { fields, faults, post } = useConsentAnswers(version, needsGuardian, guardianName ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const alertId = useId();
  const failure = isOnline ? status === 'failed' && error : page.offline;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const [fault] = faults;
    if (fault) focusField(event.currentTarget, fault);
    else if (status !== 'running' && isOnline) dispatch(consentActions.submitted({ version, ...post }));
  };

  const postpone = () => {
    dispatch(consentActions.postponed());
    navigate(returnUrl, { replace: true });
  };

  return (
    <form noValidate onSubmit={submit} aria-describedby={failure ? alertId : undefined}>
      <h1>{page.title}</h1>
      {hasChanged ? (
        <Alert kind="error">{page.changed}</Alert>
      ) : (
        <p>{consent.agreedVersion === null ? page.first : page.again}</p>
      )}
      <ConsentFields
        text={consent.text}
        {...fields}
        hadAgreedToPain={consent.painConsent}
        faults={isSubmitted ? faults : []}
      />
      {failure && (
        <Alert kind="error" id={alertId}>
          {failure}
        </Alert>
      )}
      <Button type="submit" wide busy={status === 'running'}>
        {status === 'failed' ? page.retry : page.submit}
      </Button>
      {failure ? (
        <Button variant="secondary" wide onClick={postpone}>
          {page.later}
        </Button>
      ) : (
        <Button variant="secondary" wide onClick={() => dispatch(consentActions.declined())}>
          {page.decline}
        </Button>
      )}
    </form>
  );
}
