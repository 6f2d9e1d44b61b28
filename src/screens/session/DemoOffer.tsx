import { useEffect, useId } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { serverActions } from '../../../store/server/slice';
import { Button } from '../../components/form/Button';
import { offeredAccounts } from '../../domain/demo';
import { demoTexts } from '../../texts/demo';
import { isPlainHttp } from '../page/isPlainHttp';
import type { LoginOfferProps } from './LoginScreen';

/** The demo accounts have one password, which everybody may know [RU-6]. */
const password = 'athletik';

/**
 * On the login page of a demo server: says what the product does, and signs in with a demo account on one press. Shows
 * nothing on other servers, and nothing without a network.
 */
export function DemoOffer({ busy, onSignIn }: LoginOfferProps) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const isDemo = useAppSelector(({ server }) => server.isDemo);
  const titleId = useId();
  useEffect(() => {
    if (isOnline) dispatch(serverActions.demoRequested());
  }, [dispatch, isOnline]);

  if (!isDemo || !isOnline) return null;
  const buttonFor = (username: string, text: string) => (
    <Button variant="secondary" disabled={busy} onClick={() => onSignIn({ username, password })}>
      {text}
    </Button>
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{demoTexts.title}</h2>
      <ul>
        {demoTexts.product.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {!isPlainHttp() && <li>{demoTexts.offline}</li>}
      </ul>
      <div>
        {buttonFor(offeredAccounts.trainer, demoTexts.asTrainer)}
        {buttonFor(offeredAccounts.athlete, demoTexts.asAthlete)}
      </div>
    </section>
  );
}
