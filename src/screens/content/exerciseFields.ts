import type { ContentItemOf, ExerciseDraft } from '../../contract/content';

/** What every part of the editor of an exercise gets. */
export interface ExerciseFieldsProps {
  item: ContentItemOf<'exercise'>;
  problemAt: (path: string) => string | undefined;
  /** A letter was typed. */
  onType: (part: Partial<ExerciseDraft>) => void;
  onChoose: (part: Partial<ExerciseDraft>) => void;
}
