import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUnreadableRunCount } from '../../../store/runs/selectors';
import { selectIsStorageTemporary } from '../../../store/shell/selectors';
import { selectSync, selectSyncSummary } from '../../../store/sync/selectors';
import { syncActions } from '../../../store/sync/slice';
import { selectFormer, selectUnsentEntries, selectUnsentRuns } from '../../../store/unsent/selectors';
import { Button } from '../../components/form/Button';
import { OverviewLayout } from '../../components/layout/OverviewLayout';
import { Page } from '../../components/layout/Page';
import { Stack } from '../../components/layout/Stack';
import { UnsentList, UnsentRow } from '../../components/list/UnsentList';
import { Remark } from '../../components/status/Remark';
import { unsentTexts } from '../../texts/unsent';
import { summaryText } from '../../texts/waiting';
import { EmptyPage } from '../page/EmptyPage';
import { FormerServer } from './FormerServer';
import { UnsentEntryRow } from './UnsentEntryRow';
import { UnsentRunRow } from './UnsentRunRow';

/**
 * `/unsent`: this user's runs and entries that the server does not have, with the reasons [CO-4 to CO-6, ON-3], and
 * what waits for a former server [FL-18].
 */
export function UnsentScreen() {
  const dispatch = useAppDispatch();
  const runs = useAppSelector(selectUnsentRuns);
  const entries = useAppSelector(selectUnsentEntries);
  const damagedCount = useAppSelector(selectUnreadableRunCount);
  const summary = useAppSelector(selectSyncSummary);
  const isOnline = useAppSelector(selectIsOnline);
  const { status } = useAppSelector(selectSync);
  const isStorageTemporary = useAppSelector(selectIsStorageTemporary);
  const former = useAppSelector(selectFormer);

  const count = runs.length + entries.length + damagedCount;
  if (count + former.runs.length + former.entries.length === 0) {
    return <EmptyPage icon="synced" title={summaryText({ state: 'sent' })} text={unsentTexts.nothing} />;
  }
  return (
    <Page>
      <OverviewLayout
        aside={
          <Stack>
            <h2>{summary.state === 'sent' && count > 0 ? unsentTexts.onlyOpen : summaryText(summary)}</h2>
            <p>{textOf({ isWaiting: count > 0, isStorageTemporary, isOnline })}</p>
            <Remark>{unsentTexts.exportHint}</Remark>
          </Stack>
        }
        actions={
          <>
            <Button variant="secondary" onClick={() => dispatch(syncActions.exportRequested())}>
              {unsentTexts.export}
            </Button>
            {count > 0 && (
              <Button
                busy={status === 'running'}
                disabled={!isOnline}
                onClick={() => dispatch(syncActions.sendNowRequested())}
              >
                {unsentTexts.sendNow}
              </Button>
            )}
          </>
        }
      >
        {count > 0 && (
          <UnsentList label={unsentTexts.list}>
            {runs.map(({ run, reason }) => (
              <UnsentRunRow key={run.clientId} run={run} reason={reason} />
            ))}
            {entries.map(({ entry, reason }) => (
              <UnsentEntryRow key={entry.clientId} entry={entry} reason={reason} />
            ))}
            {Array.from({ length: damagedCount }, (_, place) => (
              <UnsentRow
                // biome-ignore lint/suspicious/noArrayIndexKey: damaged rows have no id.
                key={place}
                icon="empty"
                title={unsentTexts.damagedRun}
                reason={unsentTexts.reasons.damaged}
                mark="error"
                tone="problem"
              />
            ))}
          </UnsentList>
        )}
        <FormerServer />
      </OverviewLayout>
    </Page>
  );
}

/** Where the data is, when something waits for this server; else that nothing does. */
const textOf = (facts: { isWaiting: boolean; isStorageTemporary: boolean; isOnline: boolean }): string => {
  if (!facts.isWaiting) return unsentTexts.former.nothingElse;
  if (!facts.isStorageTemporary) return unsentTexts.kept;
  return facts.isOnline ? unsentTexts.keptUntilSent : unsentTexts.keptForNow;
};
