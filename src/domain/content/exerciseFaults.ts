import type { ExerciseDraft } from '../../contract/content';
import { findCircle } from './circle';
import { type ContentFault, nameFaults, referenceFault, type Surroundings, tooLong } from './faults';

const doses = [
  ['seconds', 'seconds2'],
  ['distance', 'distance2'],
  ['repeat', 'repeat2'],
] as const;

/** An exercise has one dose, of which the second number is the greater one. */
const doseFaults = (draft: ExerciseDraft): ContentFault[] => {
  const given = doses.filter(([first, second]) => draft[first] !== null || draft[second] !== null);
  const [dose, another] = given;
  if (!dose) return [{ path: 'seconds', fault: 'doseMissing' }];
  if (another) return [{ path: another[0], fault: 'doseDoubled' }];
  const [first, second] = [draft[dose[0]] ?? 0, draft[dose[1]]];
  if (first < 1) return [{ path: dose[0], fault: 'doseMissing' }];
  return second !== null && second <= first ? [{ path: dose[1], fault: 'doseSpan' }] : [];
};

/** What stops an exercise from being published. */
export const exerciseFaults = (
  key: string,
  draft: ExerciseDraft,
  surroundings: Surroundings,
): ContentFault[] => {
  const forms = ['easier', 'harder'] as const;
  const circle = findCircle(key, draft, surroundings.library);
  return [
    ...nameFaults(draft.name),
    ...(['description', 'description2', 'description3', 'materials', 'goal'] as const).flatMap((field) =>
      tooLong(field, draft[field]),
    ),
    ...((draft.sets ?? 0) < 1 ? [{ path: 'sets', fault: 'setsMissing' as const }] : []),
    ...doseFaults(draft),
    ...forms.flatMap((form) => {
      const other = draft[form];
      // One that names itself is a circle.
      return other === null || other === key ? [] : referenceFault(form, 'exercise', other, surroundings);
    }),
    ...(circle ? [{ path: circle, fault: 'circle' as const }] : []),
  ];
};
