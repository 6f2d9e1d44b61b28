import { DoseLine } from '../../components/exercise/DoseLine';
import { Stack } from '../../components/layout/Stack';
import { DescriptionList } from '../../components/list/DescriptionList';
import type { Test } from '../../contract/schemas';
import { runTexts } from '../../texts/runs';
import { screeningRunTexts } from '../../texts/screening';
import { testFacts } from '../screeningRun/testFacts';

/** How a test is done [SR-4, CT-6]. */
export function TestDescription({ test }: { test: Test }) {
  const facts = testFacts(test);
  return (
    <Stack>
      {facts.length > 0 && <DoseLine items={facts} />}
      <DescriptionList
        entries={[
          { term: screeningRunTexts.what, text: test.what },
          { term: runTexts.materials, text: test.materials },
          { term: screeningRunTexts.execution, text: test.execution },
        ]}
      />
    </Stack>
  );
}
