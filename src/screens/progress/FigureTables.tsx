import { SectionCard } from '../../components/layout/SectionCard';
import { DataTable } from '../../components/list/DataTable';
import type { MeasuredSpot } from '../../domain/progress/figure';
import { levelOf } from '../../domain/progress/results';
import { shareInWords, spotInWords, figureTexts as texts } from '../../texts/figure';
import { measureTexts } from '../../texts/measures';
import { answerInWords, progressTexts, questionInWords } from '../../texts/progress';

/** The same as the figure, in numbers and words [MF-4]. */
export function FigureTables({ spots }: { spots: readonly MeasuredSpot[] }) {
  const tables = [
    {
      id: 'gelenke',
      title: texts.values,
      columns: [
        { key: 'joint', title: texts.joint },
        { key: 'value', title: texts.value, isNumeric: true },
        { key: 'level', title: texts.level },
        { key: 'plan', title: texts.plan },
      ],
      rows: spots.map((spot) => ({
        key: spot.key,
        cells: [
          spotInWords(spot),
          shareInWords(spot.percent),
          spot.percent === null ? '' : measureTexts.level[levelOf(spot.percent)],
          spot.exercises.map(({ name }) => name).join(', '),
        ],
      })),
    },
    {
      id: 'antworten',
      title: texts.answers,
      columns: [
        { key: 'joint', title: texts.joint },
        { key: 'question', title: texts.question },
        { key: 'answer', title: texts.answer },
        { key: 'test', title: texts.test },
      ],
      rows: spots.flatMap((spot) =>
        spot.answers.map(({ key, test, question, text, isOfBoth }) => ({
          key: `${spot.key}/${key}`,
          cells: [
            spotInWords(spot),
            questionInWords(question),
            answerInWords(text),
            isOfBoth ? `${test}, ${texts.both}` : test,
          ],
        })),
      ),
    },
  ];
  return tables.map(({ id, title, columns, rows }) => (
    <SectionCard key={id} id={id} title={title}>
      <DataTable label={progressTexts.tableOf(title)} columns={columns} rows={rows} />
    </SectionCard>
  ));
}
