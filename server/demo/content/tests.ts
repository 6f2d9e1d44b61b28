import type { Screening, Test } from '../../../src/contract/schemas';
import { hurdleStep } from './tests/hurdleStep';
import { inlineLunge } from './tests/inlineLunge';
import { overheadSquat } from './tests/overheadSquat';
import { rotaryStability } from './tests/rotaryStability';
import { shoulderMobility } from './tests/shoulderMobility';
import { straightLegRaise } from './tests/straightLegRaise';
import { trunkStability } from './tests/trunkStability';

/** The demo club's 7 tests in the order of the screening: standing, then on the mat, the hardest last [RU-10]. */
export const demoTests: Test[] = [
  overheadSquat,
  inlineLunge,
  hurdleStep,
  shoulderMobility,
  straightLegRaise,
  rotaryStability,
  trunkStability,
];

/** The screening that every demo athlete but clara is assigned [RU-8, RU-9]. */
export const demoScreening: Screening = { id: 1, name: 'Athletik-Screening', tests: demoTests };
