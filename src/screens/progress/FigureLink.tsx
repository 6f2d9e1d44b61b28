import { ButtonLink } from '../../components/form/ButtonLink';
import { hasFigure } from '../../domain/progress/figure';
import type { HistoryPoint } from '../../domain/progress/history';
import { figureTexts as texts } from '../../texts/figure';

/** The way to the figure of a run; nothing where the content has no figure [MF-1]. */
export function FigureLink({ last, base }: { last: HistoryPoint; base: string }) {
  if (!hasFigure(last.tests)) return null;
  return (
    <div>
      <ButtonLink variant="secondary" to={`${base}/figure`}>
        {texts.title}
      </ButtonLink>
    </div>
  );
}
