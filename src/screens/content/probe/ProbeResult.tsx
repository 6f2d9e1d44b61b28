import { AdviceLines } from '../../../components/content/AdviceLines';
import { ExerciseList } from '../../../components/exercise/ExerciseList';
import { Button } from '../../../components/form/Button';
import { ButtonLink } from '../../../components/form/ButtonLink';
import { OverviewLayout } from '../../../components/layout/OverviewLayout';
import { Stack } from '../../../components/layout/Stack';
import { Remark } from '../../../components/status/Remark';
import { screeningAdvice } from '../../../domain/content/advice';
import type { Trial } from '../../../domain/content/trial';
import { describeRun } from '../../../domain/progress/describedRun';
import { planReasons } from '../../../domain/progress/planReasons';
import type { LocalScreeningRun } from '../../../domain/runs';
import { adviceInWords, editorTexts } from '../../../texts/contentEditor';
import { StateHeading } from '../../page/StateHeading';
import { ResultTests } from '../../screening/ResultTests';
import { ResultTotal } from '../../screening/ResultTotal';
import { PlanExercise } from '../../training/PlanExercise';
import { PlanSize } from '../../training/PlanSize';

const texts = editorTexts.probe;

interface ProbeResultProps {
  run: LocalScreeningRun;
  trial: Trial;
  back: string;
  onAgain: () => void;
}

/** The result and the plan of a trial, as athletes would get them [CT-9]. */
export function ProbeResult({ run, trial, back, onAgain }: ProbeResultProps) {
  const { tests } = trial.screening;
  const result = describeRun(tests, run);
  const plan = run.exercises;
  return (
    <OverviewLayout
      aside={
        <>
          <StateHeading level="h2">{texts.result}</StateHeading>
          <ResultTotal result={result} since={null} userId={run.userId} />
          <Remark>{texts.hint}</Remark>
        </>
      }
      actions={
        <>
          <Button variant="secondary" mark="repeat" onClick={onAgain}>
            {texts.again}
          </Button>
          <ButtonLink mark="back" to={back}>
            {texts.end}
          </ButtonLink>
        </>
      }
    >
      <ResultTests result={result} since={null} />
      <Stack>
        <h2>{texts.plan}</h2>
        {plan.length === 0 ? (
          <p>{texts.noPlan}</p>
        ) : (
          <>
            <PlanSize plan={plan} />
            <AdviceLines texts={screeningAdvice(plan).map(adviceInWords)} />
            <ExerciseList label={texts.plan}>
              {plan.map((exercise) => (
                <PlanExercise
                  key={exercise.id}
                  exercise={exercise}
                  known={trial.exercises}
                  reasons={planReasons(exercise.id, tests, run.testRuns)}
                />
              ))}
            </ExerciseList>
          </>
        )}
      </Stack>
    </OverviewLayout>
  );
}
