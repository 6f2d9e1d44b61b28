import { SectionCard } from '../../components/layout/SectionCard';
import { DataTable } from '../../components/list/DataTable';
import { laneTotals, type SeasonLane } from '../../domain/season/lanes';
import type { SeasonWeek } from '../../domain/season/weeks';
import { measureTexts } from '../../texts/measures';
import { seasonTexts as texts, weekInCell } from '../../texts/season';
import { isHurting } from './drawnWeek';

const { columns } = texts;

/** The same as the lanes, in numbers and words; the latest week first [SN-2]. */
export function SeasonTable({
  weeks,
  lanes,
}: {
  weeks: readonly SeasonWeek[];
  lanes: readonly SeasonLane[];
}) {
  return (
    <SectionCard id="season" title={texts.name}>
      <DataTable
        label={texts.table}
        columns={[
          { key: 'name', title: columns.name },
          { key: 'trained', title: columns.trained, isNumeric: true },
          { key: 'trainings', title: columns.trainings, isNumeric: true },
          { key: 'screenings', title: columns.screenings, isNumeric: true },
          { key: 'pain', title: columns.pain, isNumeric: true },
          { key: 'total', title: texts.total, isNumeric: true },
          ...weeks.toReversed().map(({ start, number }) => ({
            key: start,
            title: columns.week(number),
            isNumeric: true,
          })),
        ]}
        rows={lanes.map((lane) => {
          const { trained, trainings, screenings } = laneTotals(lane);
          return {
            key: `${lane.id}`,
            cells: [
              lane.name,
              trained,
              trainings,
              screenings,
              lane.weeks.filter(isHurting).length,
              lane.change ? measureTexts.percent(lane.change.result) : '–',
              ...lane.weeks.toReversed().map(weekInCell),
            ],
          };
        })}
      />
    </SectionCard>
  );
}
