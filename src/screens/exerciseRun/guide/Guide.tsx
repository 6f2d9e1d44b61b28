import { NextExercise } from '../../../components/guide/NextExercise';
import type { RunUnit } from '../../../contract/runs';
import type { Exercise } from '../../../contract/schemas';
import type { LocalExerciseRun } from '../../../domain/runs';
import { doseInWords } from '../../training/exerciseDose';
import { useVideoUrl } from '../../videos/useVideoUrl';
import { GuideClock } from './GuideClock';

interface GuideProps {
  run: LocalExerciseRun;
  /** Index of the exercise on the screen. */
  index: number;
  unit: RunUnit;
  /** Whether a clock leads through the exercise. */
  hasClock: boolean;
}

/** The clock of an exercise, and what comes after it [GT-1, GT-4]. */
export function Guide({ run, index, unit, hasClock }: GuideProps) {
  const exercise = run.exercises[index];
  const next = run.exercises[index + 1];
  const afterNext = run.exercises[index + 2];
  return (
    <>
      {exercise && hasClock && (
        <GuideClock
          step={{ clientId: run.clientId, position: index }}
          exercise={exercise}
          next={unit.completed ? undefined : (next?.name ?? null)}
        />
      )}
      {next && <ComingExercise exercise={next} />}
      {afterNext && <ReadyClip fileName={afterNext.video} />}
    </>
  );
}

function ComingExercise({ exercise }: { exercise: Exercise }) {
  return <NextExercise name={exercise.name} dose={doseInWords(exercise)} src={useVideoUrl(exercise.video)} />;
}

/** A clip that is got ready before it is shown [GT-4]. */
function ReadyClip({ fileName }: { fileName: string | null }) {
  const src = useVideoUrl(fileName);
  return src && <video src={src} preload="auto" muted hidden aria-hidden="true" tabIndex={-1} />;
}
