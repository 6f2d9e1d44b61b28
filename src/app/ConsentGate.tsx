import { use, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectConsent, selectIsConsentDue } from '../../store/consent/selectors';
import { consentActions } from '../../store/consent/slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsOnline } from '../../store/network/selectors';
import { guardRedirect, withReturnUrl } from '../domain/guards';
import { LateCodeContext } from './lateCodeContext';
import { routeAt } from './routes';

/** The pages of a run, up to the feedback on it: nobody is asked in the middle of one [CS-1]. */
const runPaths = [
  '/screening/:userScreeningId',
  '/training',
  '/training/:userScreeningId',
  '/feedback/:exerciseRunId',
];

/**
 * Whether somebody may be taken from this page to that of the consent. Open pages show nothing of a member. Who says no
 * still withdraws, takes their data along and erases the account on `/account` [CS-5].
 */
const isInterruptible = (pathname: string) => {
  const { path, guard } = routeAt(pathname);
  return guard !== 'open' && !['/consent', '/account'].includes(path) && !runPaths.includes(path);
};

/**
 * Asks the server, once in a visit, and leads to `/consent` when the person has not agreed to the club's text [CS-1].
 */
function ConsentQuestion() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnknown = useAppSelector((state) => selectConsent(state).question === 'unknown');
  const isDue = useAppSelector(selectIsConsentDue);
  const isOnline = useAppSelector(selectIsOnline);
  const ask = useEffectEvent(() => {
    if (isUnknown) dispatch(isOnline ? consentActions.opened() : consentActions.postponed());
  });
  useEffect(() => ask(), []);
  const isToBeAsked = isDue && isOnline && isInterruptible(pathname);
  const lead = useEffectEvent(() =>
    navigate(withReturnUrl('/consent', pathname + search), { replace: true, state: guardRedirect }),
  );
  useEffect(() => {
    if (isToBeAsked) void lead();
  }, [isToBeAsked]);
  return null;
}

/** Invisible. Its code is loaded only for a signed-in user of a server that asks for consent. */
export function ConsentGate() {
  const load = use(LateCodeContext);
  const isLoaded = useAppSelector(({ office }) => office !== null);
  useEffect(() => {
    // Without the code nobody is asked. The next start tries again.
    load('office').catch(() => {});
  }, [load]);
  return isLoaded ? <ConsentQuestion /> : null;
}
