import { useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoading } from '../../store/loading/selectors';
import { selectIsOnline } from '../../store/network/selectors';
import { selectAsksConsent, selectIsSignedIn } from '../../store/session/selectors';
import { selectIsDatabaseBlocked } from '../../store/shell/selectors';
import { LoadingBar } from '../components/shell/LoadingBar';
import { NetBanner } from '../components/shell/NetBanner';
import { Alert } from '../components/status/Alert';
import { guardRedirect } from '../domain/guards';
import { LaneSlotContext } from '../screens/runs/LaneSlotContext';
import { shellTexts } from '../texts/shell';
import { ErrorBoundary } from './ErrorBoundary';
import type { ShellProps } from './engine';
import { RouteGuard } from './RouteGuard';
import { ShellBar } from './ShellBar';
import { ConsentGate, screenOf } from './screens';
import { useLogoutLeadsToLogin } from './useLogoutLeadsToLogin';
import { usePageChange } from './usePageChange';

/** Everything around a screen. The screen itself renders the `main` element. */
export function AppShell({ route, hasScreen }: ShellProps) {
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const asksConsent = useAppSelector(selectAsksConsent);
  const isOnline = useAppSelector(selectIsOnline);
  const loading = useAppSelector(selectIsLoading) && <LoadingBar />;
  const isDatabaseBlocked = useAppSelector(selectIsDatabaseBlocked);
  const [laneSlot, setLaneSlot] = useState<HTMLElement | null>(null);
  const Screen = screenOf(route.path);
  usePageChange(route.title);
  useLogoutLeadsToLogin();

  return (
    <LaneSlotContext value={laneSlot}>
      {route.isGate ? (
        <div role="status">{loading}</div>
      ) : (
        <ShellBar title={route.title} laneSlot={setLaneSlot} loading={loading} />
      )}
      {isDatabaseBlocked && <Alert kind="error">{shellTexts.olderTab}</Alert>}
      {asksConsent && <ConsentGate />}
      {hasScreen && (
        // The key remounts the boundary for each path: the guard starts again, and an earlier failure is cleared.
        <ErrorBoundary key={pathname}>
          {isSignedIn && <NetBanner offline={!isOnline} />}
          <Routes>
            <Route
              path={route.path}
              element={
                <RouteGuard guard={route.guard} comesFirst={route.comesFirst}>
                  <Screen />
                </RouteGuard>
              }
            />
            <Route path="*" element={<Navigate to="/" replace state={guardRedirect} />} />
          </Routes>
        </ErrorBoundary>
      )}
    </LaneSlotContext>
  );
}
