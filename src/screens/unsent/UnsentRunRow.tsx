import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectScreeningRuns } from '../../../store/runs/selectors';
import { runsActions } from '../../../store/runs/slice';
import { selectScreening } from '../../../store/screening/selectors';
import { Button } from '../../components/form/Button';
import { UnsentRow } from '../../components/list/UnsentList';
import { Remark } from '../../components/status/Remark';
import { formatDate, formatTime } from '../../domain/formats';
import type { LocalRun } from '../../domain/runs';
import { lacksScreeningRun, type UnsentRunReason } from '../../domain/unsent';
import { unsentTexts } from '../../texts/unsent';
import { useOthersName } from '../runs/useOthersName';
import { looks, runIcons, useFailedText } from './status';

/** A run that the server does not have; a trainer also sees the name of the athlete. */
export function UnsentRunRow({ run, reason }: { run: LocalRun; reason: UnsentRunReason }) {
  const name = useOthersName(run.userId);
  const screeningId = run.kind === 'screeningRun' ? run.screeningId : undefined;
  const screening = useAppSelector((state) => selectScreening(state, screeningId));
  const isLackingScreening = useAppSelector((state) => lacksScreeningRun(run, selectScreeningRuns(state)));
  const failedText = useFailedText('runs');
  const dispatch = useAppDispatch();

  const when = unsentTexts.when(formatDate(run.start), formatTime(run.start));
  const words = (): string => {
    if (reason === 'refused') return unsentTexts.refused(run.refusal?.message ?? '');
    if (reason === 'failing') return unsentTexts.failing(run.failure?.message ?? '');
    return reason === 'failed' ? failedText : unsentTexts.reasons[reason];
  };
  return (
    <UnsentRow
      icon={runIcons[run.kind]}
      title={screening?.name ?? unsentTexts.kinds[run.kind]}
      detail={name === null ? when : unsentTexts.runOf(name, when)}
      reason={words()}
      {...looks[reason]}
    >
      {isLackingScreening && (
        <>
          <Button variant="secondary" onClick={() => dispatch(runsActions.detached(run.clientId))}>
            {unsentTexts.sendWithoutScreening}
          </Button>
          <Remark>{unsentTexts.withoutScreeningHint}</Remark>
        </>
      )}
    </UnsentRow>
  );
}
