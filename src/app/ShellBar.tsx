import { type Ref, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectUnreadCount } from '../../store/notifications/selectors';
import { selectIsInRun } from '../../store/runs/selectors';
import { selectIsDataInitialized, selectIsSignedIn } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectSecondaryTitle } from '../../store/shell/selectors';
import { selectSyncSummary, selectWaiting } from '../../store/sync/selectors';
import type { Elements } from '../components/elements';
import { BarLink } from '../components/shell/BarLink';
import { SyncChip } from '../components/shell/SyncChip';
import { TopBar } from '../components/shell/TopBar';
import { ConfirmDialog } from '../components/status/Dialog';
import { totalOf } from '../domain/syncSummary';
import { SendNow } from '../screens/page/SendNow';
import { appTexts } from '../texts/app';
import { shellTexts } from '../texts/shell';
import { logoutInRun, logoutWarning, summaryText } from '../texts/waiting';

interface ShellBarProps {
  title: string;
  /** The element in which a run draws its lane. */
  laneSlot: Ref<HTMLDivElement>;
  /** The loading bar, while requests are running. */
  loading: Elements;
}

/** The top bar with the sync state [SH-1 to SH-5, SH-9]. What is unsent is to be sent before a logout [LV-8]. */
export function ShellBar({ title, laneSlot, loading }: ShellBarProps) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isDataInitialized = useAppSelector(selectIsDataInitialized);
  const secondaryTitle = useAppSelector(selectSecondaryTitle);
  const waiting = useAppSelector(selectWaiting);
  const summary = useAppSelector(selectSyncSummary);
  const unread = useAppSelector(selectUnreadCount);
  const isInRun = useAppSelector(selectIsInRun);
  const [isAsking, setAsking] = useState(false);

  const logOut = () => {
    setAsking(false);
    dispatch(sessionActions.logoutRequested());
  };

  return (
    <>
      <TopBar
        title={title}
        secondTitle={secondaryTitle ?? undefined}
        showHome={isSignedIn && isDataInitialized}
        onLogout={
          isSignedIn ? () => (isInRun || totalOf(waiting) > 0 ? setAsking(true) : logOut()) : undefined
        }
        below={
          <>
            <div ref={laneSlot} />
            {loading}
          </>
        }
      >
        {isSignedIn && (
          <>
            <SyncChip
              to="/unsent"
              state={summary.state}
              text={summaryText(summary)}
              count={'amount' in summary ? totalOf(summary.amount) : 0}
            />
            <BarLink to="/messages" icon="chat" label={appTexts.titles.messages} unread={unread} />
          </>
        )}
      </TopBar>
      {isAsking && isSignedIn && (
        <ConfirmDialog
          {...shellTexts.logout}
          icon="pending"
          onConfirm={logOut}
          onCancel={() => setAsking(false)}
        >
          {isInRun && <p>{logoutInRun}</p>}
          {totalOf(waiting) > 0 && (
            <>
              <p>{`${shellTexts.sendFirst} ${logoutWarning(waiting)}`}</p>
              <SendNow />
            </>
          )}
          {!isInRun && totalOf(waiting) === 0 && <p>{summaryText(summary)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
