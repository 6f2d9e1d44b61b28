import { DemoOffer } from './DemoOffer';
import { EndedSignIn } from './EndedSignIn';
import type { LoginOfferProps } from './LoginScreen';

/** What the login page has below its form. */
export function LoginOffer(props: LoginOfferProps) {
  return (
    <>
      <EndedSignIn />
      <DemoOffer {...props} />
    </>
  );
}
