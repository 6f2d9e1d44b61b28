import { ChartKey, type KeySign } from '../../components/chart/ChartKey';
import { LineChart } from '../../components/chart/LineChart';
import type { HistoryPoint } from '../../domain/progress/history';
import { progressTexts as texts } from '../../texts/progress';
import { chartValues, valuesInWords } from './points';

const signs: readonly { sign: KeySign; text: string }[] = [
  { sign: 'filled', text: texts.byTrainer },
  { sign: 'ring', text: texts.bySelf },
  { sign: 'unknown', text: texts.byUnknown },
];

/** All runs as a line with its error band, and what its signs mean [HI-2]. `said` is what it shows, in words. */
export function TotalLine({ points, said }: { points: readonly HistoryPoint[]; said: string }) {
  const values = chartValues(points);
  const shapes = new Set(values.map(({ shape }): KeySign => shape));
  const inWords = valuesInWords(values);
  return (
    <div>
      <LineChart label={texts.chart(texts.total, texts.runs(points.length), inWords, said)} values={values} />
      <ChartKey
        items={[...signs.filter(({ sign }) => shapes.has(sign)), { sign: 'band', text: texts.band }]}
      />
    </div>
  );
}
