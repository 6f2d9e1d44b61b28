import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { selectCorrection, selectMayCorrect } from '../../../store/progress/correction';
import { selectAthletes } from '../../../store/screening/selectors';
import { selectAthleteName } from '../../../store/users/selectors';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { Fold } from '../../components/list/Fold';
import { Alert } from '../../components/status/Alert';
import { ConfirmDialog } from '../../components/status/Dialog';
import type { LocalScreeningRun } from '../../domain/runs';
import { runCorrectionTexts as texts } from '../../texts/runCorrections';
import styles from './RunCorrection.module.css';
import { RunMoveDialog } from './RunMoveDialog';

/** Moves a screening to whom it belongs, or deletes it [TS-7]. Nothing where the user may not. */
export function RunCorrection({ run }: { run: LocalScreeningRun }) {
  const mayCorrect = useAppSelector((state) => selectMayCorrect(state, run));
  const [isOpen, setOpen] = useState(false);
  if (!mayCorrect) return null;
  return (
    <div className={styles.fold}>
      <Fold title={texts.title} mark="handover" open={isOpen} onToggle={setOpen}>
        <Ways run={run} key={run.clientId} />
      </Fold>
    </div>
  );
}

/** What can be done about the run now. */
function Ways({ run }: { run: LocalScreeningRun }) {
  const waiting = useAppSelector((state) => selectCorrection(state, run.clientId));
  if (waiting) return <Waiting {...waiting} />;
  if (run.id === undefined || run.isDirty) return <p>{texts.unsent}</p>;
  return <Choices run={run} runId={run.id} />;
}

function Choices({
  run: { userId, clientId: runClientId },
  runId,
}: {
  run: LocalScreeningRun;
  runId: number;
}) {
  const dispatch = useAppDispatch();
  const others = useAppSelector(selectAthletes).filter(({ id }) => id !== userId);
  const [asks, setAsks] = useState<'move' | 'deletion' | null>(null);
  const correct = (toUserId: number | null) => {
    dispatch(
      outboxActions.written({ kind: 'correction', payload: { userId, runId, runClientId, toUserId } }),
    );
    setAsks(null);
  };
  const close = () => setAsks(null);
  return (
    <Stack>
      <p>{others.length > 0 ? texts.hint : texts.deletionHint}</p>
      <div className={styles.ways}>
        {others.length > 0 && (
          <Button variant="secondary" onClick={() => setAsks('move')}>
            {texts.move.open}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsks('deletion')}>
          {texts.deletion.open}
        </Button>
      </div>
      {asks === 'move' && <RunMoveDialog athletes={others} onMove={correct} onClose={close} />}
      {asks === 'deletion' && (
        <ConfirmDialog
          title={texts.deletion.title}
          confirm={texts.deletion.confirm}
          onConfirm={() => correct(null)}
          onCancel={close}
        >
          {texts.deletion.text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface WaitingProps {
  clientId: string;
  isTried: boolean;
  payload: { toUserId: number | null };
}

/** A correction that is not sent yet. It can be taken back until the server may have it. */
function Waiting({ clientId, isTried, payload: { toUserId } }: WaitingProps) {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectAthleteName(state, toUserId ?? undefined));
  return (
    <Alert
      kind="info"
      action={
        !isTried && (
          <Button variant="secondary" onClick={() => dispatch(outboxActions.removed(clientId))}>
            {texts.undo}
          </Button>
        )
      }
    >
      {toUserId === null ? texts.waits.deletion : texts.waits.move(name ?? texts.somebody)}
    </Alert>
  );
}
