import { useId, useSyncExternalStore } from 'react';
import { Button } from '../../components/form/Button';
import type { Credentials } from '../../contract/schemas';
import { offeredAccounts } from '../../domain/demo';
import { demoTexts } from '../../texts/demo';
import { isPlainHttp } from '../page/isPlainHttp';

interface DemoOfferProps {
  /** A login request is running. */
  busy: boolean;
  onSignIn: (credentials: Credentials) => void;
}

/** The demo accounts have one password, which everybody may know [RU-6]. */
const password = 'athletik';

const neverChanges = () => () => {};
const isSecure = () => !isPlainHttp();
/** A page that was painted at build time has an address with https. */
const isPaintedSecure = () => true;

/** On the login page of a demo server: says what the product does, and signs in with a demo account on one press. */
export function DemoOffer({ busy, onSignIn }: DemoOfferProps) {
  const worksOffline = useSyncExternalStore(neverChanges, isSecure, isPaintedSecure);
  const titleId = useId();
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
        {worksOffline && <li>{demoTexts.offline}</li>}
      </ul>
      <div>
        {buttonFor(offeredAccounts.trainer, demoTexts.asTrainer)}
        {buttonFor(offeredAccounts.athlete, demoTexts.asAthlete)}
      </div>
    </section>
  );
}
