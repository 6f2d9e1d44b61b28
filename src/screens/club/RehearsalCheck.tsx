import { selectHealth } from '../../../store/health/selectors';
import { healthActions } from '../../../store/health/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import type { Health, Rehearsal } from '../../contract/health';
import { isRehearsing, lacksMuch, type Verdict } from '../../domain/health';
import { healthTexts } from '../../texts/health';
import { HealthCheck } from './HealthCheck';

const texts = healthTexts.rehearsal;

interface Said {
  verdict: Verdict;
  value: string;
  advice: string;
}

const saidOf = (rehearsal: Rehearsal | null, present: Health['counts'], now: number): Said => {
  if (rehearsal === null) return { verdict: 'unknown', value: texts.never, advice: texts.explanation };
  if (isRehearsing(rehearsal)) return { verdict: 'unknown', value: texts.runs, advice: texts.explanation };
  const { counts, fault } = rehearsal;
  if (counts === null)
    return { verdict: 'act', value: texts.failed(rehearsal, now), advice: texts.fault(fault ?? '') };
  const compared = texts.compared(rehearsal, counts, present, now);
  const isLess = lacksMuch(counts, present);
  return {
    verdict: isLess ? 'watch' : 'fine',
    value: texts.done(rehearsal, now),
    advice: isLess ? `${compared} ${texts.lacksMuch}` : compared,
  };
};

/** Whether the last backup can be restored, and the button that tries it [HE-4]. */
export function RehearsalCheck({ health, now }: { health: Health; now: number }) {
  const dispatch = useAppDispatch();
  const { starting } = useAppSelector(selectHealth);
  return (
    <HealthCheck title={texts.title} {...saidOf(health.rehearsal, health.counts, now)}>
      {starting.status === 'failed' && <Alert kind="error">{starting.error}</Alert>}
      <Button
        variant="secondary"
        busy={starting.status === 'running' || isRehearsing(health.rehearsal)}
        onClick={() => dispatch(healthActions.rehearsalWanted())}
      >
        {texts.start}
      </Button>
    </HealthCheck>
  );
}
