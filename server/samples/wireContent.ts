import type { QuestionDraft, RangeQuestionDraft, TestDraft, WeightDraft } from '../../src/contract/content';
import type { FeedbackQuestion } from '../../src/contract/feedback';
import type { BasisExercise, Exercise, ExerciseWeight, Screening, Test } from '../../src/contract/schemas';
import { type FolderContent, itemsOf } from '../contentFolder/content';
