import { useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/selectors/session';
import { selectIsDatabaseBlocked, selectIsLoading, selectIsOnline } from '../../store/selectors/shell';
import { Alert } from '../components/Alert';
import { Footer } from '../components/Footer';
import { LoadingBar } from '../components/LoadingBar';
import { NetBanner } from '../components/NetBanner';
import { SkipLink } from '../components/SkipLink';
import { guardRedirect } from '../domain/guards';
import { LaneSlotContext } from '../screens/RunLane';
import { appTexts } from '../texts/app';
import { AppUpdatePrompt } from './AppUpdatePrompt';
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
      <AppUpdatePrompt />
    </LaneSlotContext>
  );
}
