import { ButtonLink } from '../../components/form/ButtonLink';
import { SectionCard } from '../../components/layout/SectionCard';
import { measuredFigure, weakestSpots } from '../../domain/progress/figure';
import type { HistoryPoint } from '../../domain/progress/history';
import { shareInWords, spotInWords, figureTexts as texts } from '../../texts/figure';

/** How many joints a sentence has room for. */
const maxNamed = 3;

/** The way to the figure, with the weakest joints; nothing where the content has no figure [MF-1]. */
export function FigureCard({ last, base }: { last: HistoryPoint; base: string }) {
  const spots = measuredFigure(last);
  if (spots.length === 0) return null;
  const weakest = weakestSpots(spots)
    .slice(0, maxNamed)
    .map((spot) => `${spotInWords(spot)}\u00a0${shareInWords(spot.percent)}`);
  return (
    <SectionCard
      id="figur"
      title={texts.title}
      aside={
        <ButtonLink variant="secondary" to={`${base}/figure`}>
          {texts.open}
        </ButtonLink>
      }
    >
      <p>{weakest.length === 0 ? texts.allGood : texts.weakest(weakest.join(', '))}</p>
    </SectionCard>
  );
}
