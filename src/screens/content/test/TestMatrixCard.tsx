import { AnswerMatrix } from '../../../components/content/AnswerMatrix';
import { SectionCard } from '../../../components/layout/SectionCard';
import { Remark } from '../../../components/status/Remark';
import type { TestDraft } from '../../../contract/content';
import {
  type MatrixRow,
  matrixColumns,
  matrixRows,
  weightIn,
  withRowWeights,
  withWeight,
} from '../../../domain/content/matrix';
import { maxRecommendedExercises } from '../../../domain/recommendation';
import { editorTexts } from '../../../texts/contentEditor';
import type { ChangeTest, NamedExercise } from './editing';

const { matrix: texts, questions: words, weights } = editorTexts;

const labelOf = ({ question, value, description, answer }: MatrixRow): string => {
  if (value === null) return texts.no(description.trim() || words.yesNo(question + 1));
  return texts.value(
    description.trim() || words.range(question + 1),
    answer?.trim() || words.answer(value + 1),
  );
};

interface TestMatrixCardProps {
  draft: TestDraft;
  exercises: readonly NamedExercise[];
  onChange: ChangeTest;
}

/** Which answer of a test leads to which exercise [CT-4]. */
export function TestMatrixCard({ draft, exercises, onChange }: TestMatrixCardProps) {
  const names = new Map(exercises.map(({ key, name }) => [key, name]));
  const rows = matrixRows(draft);
  const columns = matrixColumns(draft);
  const change = (place: number, column: number, weight: number | null) => {
    const [row, exercise] = [rows[place], columns[column]];
    if (!row || exercise === undefined) return;
    onChange(withRowWeights(draft, row, withWeight(row.weights, exercise, weight)), 'typed');
  };
  return (
    <SectionCard id="matrix" title={texts.title}>
      {columns.length === 0 ? (
        <Remark>{texts.none}</Remark>
      ) : (
        <>
          <Remark>{texts.text(maxRecommendedExercises)}</Remark>
          <AnswerMatrix
            columns={columns.map((key) => ({ key, name: names.get(key) ?? weights.unknown }))}
            rows={rows.map((row) => ({
              key: row.path,
              label: labelOf(row),
              cells: columns.map((key) => weightIn(row, key)),
            }))}
            onChange={change}
          />
        </>
      )}
    </SectionCard>
  );
}
