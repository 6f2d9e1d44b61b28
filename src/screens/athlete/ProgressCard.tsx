import { selectTrainingEntries } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { selectHistory } from '../../../store/progress/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { SectionCard } from '../../components/layout/SectionCard';
import type { User } from '../../contract/schemas';
import { weekSoFar } from '../../domain/progress/weeks';
import { athletePageTexts } from '../../texts/athlete';
import { progressTexts } from '../../texts/progress';
import { FigureLink } from '../progress/FigureLink';
import { totalWords } from '../progress/TotalCard';
import { TotalLine } from '../progress/TotalLine';

const { progress: texts } = athletePageTexts;

/** What has changed since the earlier screenings, with the way to the whole history [DE-4, HI-2]. */
export function ProgressCard({ athlete, now }: { athlete: User; now: number }) {
  const history = useAppSelector((state) => selectHistory(state, athlete.id));
  const last = history.points.at(-1);
  const words = last && totalWords(history, last, '');
  return (
    <SectionCard
      id="verlauf"
      title={texts.title}
      aside={
        last && (
          <ButtonLink variant="secondary" to={`/athletes/${athlete.id}/progress`}>
            {texts.open}
          </ButtonLink>
        )
      }
    >
      {last && words ? (
        <>
          <p>
            <span>{words.isBeyond ? <b>{words.main}</b> : words.main}</span> <span>{words.more}</span>
          </p>
          <TotalLine points={history.points} said={`${words.main} ${words.more}`} />
          <Week athlete={athlete} now={now} />
          <FigureLink last={last} base={`/athletes/${athlete.id}/progress`} />
        </>
      ) : (
        <p>{progressTexts.none.of(athlete.firstName)}</p>
      )}
    </SectionCard>
  );
}

/** The trainings of this week beside those of the last [DE-13]. */
function Week({ athlete, now }: { athlete: User; now: number }) {
  const entries = useAppSelector((state) => selectTrainingEntries(state, athlete.id));
  const { status } = useAppSelector(selectOffice).desk;
  const week = status === 'succeeded' ? weekSoFar(entries, now) : null;
  return week && <p>{texts.week(week.trainings, week.more)}</p>;
}
