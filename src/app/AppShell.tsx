import { useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoading } from '../../store/loading/selectors';
import { selectIsOnline } from '../../store/network/selectors';
import { selectIsSignedIn } from '../../store/session/selectors';
import { selectIsDatabaseBlocked } from '../../store/shell/selectors';
import { Footer } from '../components/shell/Footer';
import { LoadingBar } from '../components/shell/LoadingBar';
import { NetBanner } from '../components/shell/NetBanner';
import { SkipLink } from '../components/shell/SkipLink';
import { Alert } from '../components/status/Alert';
import { guardRedirect } from '../domain/guards';
import { LaneSlotContext } from '../screens/runs/RunLane';
import { appTexts } from '../texts/app';
import { AppVersionPrompt } from './AppVersionPrompt';
import { ErrorBoundary } from './ErrorBoundary';
import { RouteGuard } from './RouteGuard';
import { routeAt, routes } from './routes';
import { ShellBar } from './ShellBar';
import { ShellToasts } from './ShellToasts';
import { useLogoutLeadsToLogin } from './useLogoutLeadsToLogin';
import { usePageChange } from './usePageChange';

/** Everything around a screen; the screen itself brings the main part of the page. */
export function AppShell({ onReload }: { onReload: () => void }) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isOnline = useAppSelector(selectIsOnline);
  const loading = useAppSelector(selectIsLoading) && <LoadingBar />;
  const isDatabaseBlocked = useAppSelector(selectIsDatabaseBlocked);
  const [laneSlot, setLaneSlot] = useState<HTMLElement | null>(null);
  usePageChange(route.title);
  useLogoutLeadsToLogin();

  return (
    <LaneSlotContext value={laneSlot}>
      <SkipLink />
      {route.isGate ? loading : <ShellBar title={route.title} laneSlot={setLaneSlot} loading={loading} />}
      <NetBanner offline={isSignedIn && !isOnline} />
      {isDatabaseBlocked && <Alert kind="error">{appTexts.olderTab}</Alert>}
      {/* A visit of its own for every path: its guard starts anew, and a failure of the page before is past. */}
      <ErrorBoundary key={pathname} onReload={onReload}>
        <Routes>
          {routes.map(({ path, guard, screen: Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <RouteGuard guard={guard}>
                  <Screen />
                </RouteGuard>
              }
            />
          ))}
          <Route path="*" element={<Navigate to="/" replace state={guardRedirect} />} />
        </Routes>
      </ErrorBoundary>
      {route.hasFooter && <Footer year={new Date().getFullYear()} />}
      <ShellToasts />
      <AppVersionPrompt />
    </LaneSlotContext>
  );
}
