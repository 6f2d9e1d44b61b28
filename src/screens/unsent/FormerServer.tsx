import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { syncActions } from '../../../store/sync/slice';
import { selectFormer } from '../../../store/unsent/selectors';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { UnsentList, UnsentRow } from '../../components/list/UnsentList';
import { ConfirmDialog } from '../../components/status/Dialog';
import type { EntryKind } from '../../domain/entryKinds';
import { formatDate, formatTime } from '../../domain/formats';
import type { EntryOf } from '../../domain/outbox';
import { isForRecorder } from '../../domain/runServers';
import type { LocalRun } from '../../domain/runs';
import { entryWords } from '../../texts/entryKinds';
import { unsentTexts } from '../../texts/unsent';
import { entryLooks } from './entryKinds';
import { runIcons } from './status';

const texts = unsentTexts.former;

/** What waits for a former server: a part of the export. Runs of the user's own can be sent here instead [FL-18]. */
export function FormerServer() {
  const dispatch = useAppDispatch();
  const { runs, entries } = useAppSelector(selectFormer);
  const [isAsking, setIsAsking] = useState(false);
  const ownCount = runs.filter(isForRecorder).length;
  const send = () => {
    setIsAsking(false);
    dispatch(syncActions.sendFormerRequested());
  };

  if (runs.length + entries.length === 0) return null;
  return (
    <Stack>
      <h2>{texts.title}</h2>
      <p>{texts.explanation}</p>
      <UnsentList label={texts.title}>
        {runs.map((run) => (
          <RunRow key={run.clientId} run={run} />
        ))}
        {entries.map((entry) => (
          <EntryRow key={entry.clientId} entry={entry} />
        ))}
      </UnsentList>
      {ownCount > 0 && (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {texts.send}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.send}
          icon="pending"
          confirm={texts.confirm}
          onConfirm={send}
          onCancel={() => setIsAsking(false)}
        >
          <p>{texts.question(ownCount)}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function RunRow({ run }: { run: LocalRun }) {
  return (
    <UnsentRow
      icon={runIcons[run.kind]}
      title={unsentTexts.kinds[run.kind]}
      detail={unsentTexts.when(formatDate(run.start), formatTime(run.start))}
      reason={isForRecorder(run) ? texts.ownRun : texts.runOfOther}
      mark="pending"
      tone="calm"
    />
  );
}

/** Says what the person wrote. The ids in an entry mean something else on this server. */
function EntryRow<Kind extends EntryKind>({ entry: { kind, payload } }: { entry: EntryOf<Kind> }) {
  const { icon, words } = entryLooks[kind];
  const { noun, title = noun[0] } = entryWords[kind];
  return (
    <UnsentRow
      icon={icon}
      title={title}
      detail={words(payload)}
      reason={texts.onlyAsFile}
      mark="pending"
      tone="calm"
    />
  );
}
