import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { syncActions } from '../../../store/sync/slice';
import { selectFormer } from '../../../store/unsent/selectors';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { UnsentList, UnsentRow } from '../../components/list/UnsentList';
import { ConfirmDialog } from '../../components/status/Dialog';
import type { IconName } from '../../components/status/Icon';
import { formatDate, formatTime } from '../../domain/formats';
import type { Entry, EntryKind } from '../../domain/outbox';
import { isForRecorder } from '../../domain/runServers';
import type { LocalRun } from '../../domain/runs';
import { unsentTexts } from '../../texts/unsent';

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
      icon={run.kind === 'screeningRun' ? 'screening' : 'training'}
      title={unsentTexts.kinds[run.kind]}
      detail={unsentTexts.when(formatDate(run.start), formatTime(run.start))}
      reason={isForRecorder(run) ? texts.ownRun : texts.runOfOther}
      mark="pending"
      tone="calm"
    />
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  return (
    <UnsentRow
      icon={icons[entry.kind]}
      title={unsentTexts[entry.kind]}
      detail={wordsOf(entry)}
      reason={texts.onlyAsFile}
      mark="pending"
      tone="calm"
    />
  );
}

const icons: Record<EntryKind, IconName> = {
  message: 'chat',
  feedback: 'feedback',
  pain: 'pain',
  note: 'note',
  assignment: 'screening',
};

/** What the person wrote. The ids in an entry mean something else on this server. */
const wordsOf = (entry: Entry): string | undefined => {
  switch (entry.kind) {
    case 'message':
      return entry.payload.content;
    case 'feedback':
      return entry.payload.comment;
    case 'note':
      return entry.payload.athleteNote ?? entry.payload.trainerNote ?? unsentTexts.noText;
    case 'pain':
      return unsentTexts.painValue(entry.payload.value);
    case 'assignment':
      return undefined;
  }
};
