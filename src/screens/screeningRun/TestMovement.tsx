import type { ComponentProps } from 'react';
import { DoseLine } from '../../components/exercise/DoseLine';
import type { Test } from '../../contract/schemas';
import { runTexts } from '../../texts/runs';
import { screeningRunTexts } from '../../texts/screening';
import { RunStep } from '../runs/RunStep';
import { testFacts } from './testFacts';

type TestMovementProps = Omit<
  ComponentProps<typeof RunStep>,
  'movement' | 'description' | 'dose' | 'note'
> & {
  test: Test;
  /** The assignment whose notes are shown. */
  userScreeningId?: number | undefined;
};

/** The step of a test: the movement with all that is said about it, and its questions [SR-2 to SR-9, CT-6]. */
export function TestMovement({ test, userScreeningId, ...parts }: TestMovementProps) {
  const facts = testFacts(test);
  return (
    <RunStep
      {...parts}
      movement={test}
      dose={facts.length > 0 && <DoseLine items={facts} />}
      note={{ userScreeningId, target: { kind: 'test', id: test.id } }}
      description={[
        { term: screeningRunTexts.what, text: test.what },
        { term: runTexts.materials, text: test.materials },
        { term: screeningRunTexts.execution, text: test.execution },
      ]}
    />
  );
}
