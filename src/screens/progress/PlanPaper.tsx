import { useAppSelector } from '../../../store/hooks';
import type { Paper } from '../../../store/progress/papers';
import { selectPlanReasons } from '../../../store/progress/planReasons';
import { Icon } from '../../components/status/Icon';
import { fullName } from '../../domain/athletes';
import { estimatedMinutes } from '../../domain/dose';
import { formatDate } from '../../domain/formats';
import { writtenText } from '../../domain/notes';
import type { PlannedExercise } from '../../domain/plan';
import { comingWeeks } from '../../domain/progress/weeks';
import { paperTexts as texts } from '../../texts/paper';
import { AdaptedLine } from '../plan/AdaptedLine';
import { exerciseDose, exercisePause } from '../training/exerciseDose';
import { reasonInWords } from './inWords';
import styles from './Paper.module.css';
import { PaperFrame } from './PaperFrame';
import type { Pictures } from './PaperStills';

/** More exercises than that are printed smaller. */
const usualExercises = 10;

/** How often a week can be ticked off. */
const times = [1, 2, 3] as const;

interface PlanPaperProps {
  paper: Paper;
  clubName: string;
  /** In milliseconds since the epoch. */
  now: number;
  /** Of the clips, as far as they are made. */
  pictures: Pictures;
}

/** The plan on one A4 page, with boxes to tick [HI-8]. */
export function PlanPaper({ paper, clubName, now, pictures }: PlanPaperProps) {
  const { person, plan, history, userScreening } = paper;
  const start = history.points.at(-1)?.run.start;
  if (start === undefined) return null;
  const note = writtenText(userScreening?.trainingNote?.athleteNote ?? '');
  const noteOn = (exerciseId: number) =>
    writtenText(userScreening?.exerciseNotes.find(({ id }) => id === exerciseId)?.athleteNote ?? '');
  return (
    <PaperFrame
      clubName={clubName}
      now={now}
      title={texts.planOf(fullName(person))}
      subtitle={texts.planFrom(plan.length, formatDate(start), estimatedMinutes(plan))}
      isDense={plan.length > usualExercises}
      facts={[]}
    >
      {note !== null && (
        <p className={styles.lead}>
          <b>{`${texts.trainingNote}:`}</b> <span dir="auto">{note}</span>
        </p>
      )}
      <ol className={styles.plan}>
        {plan.map((exercise, index) => (
          <PaperExercise
            key={exercise.id}
            exercise={exercise}
            place={index + 1}
            note={noteOn(exercise.id)}
            userId={person.id}
            picture={pictures[exercise.video ?? ''] ?? null}
          />
        ))}
      </ol>
      <WeekBoxes now={now} />
    </PaperFrame>
  );
}

interface PaperExerciseProps {
  exercise: PlannedExercise;
  place: number;
  note: string | null;
  userId: number;
  /** A data URL; null without a picture. */
  picture: string | null;
}

function PaperExercise({ exercise, place, note, userId, picture }: PaperExerciseProps) {
  const reasons = useAppSelector((state) => selectPlanReasons(state, userId)).get(exercise.id) ?? [];
  const { amount, unit } = exerciseDose(exercise);
  const pause = exercisePause(exercise);
  return (
    <li>
      <span className={styles.still}>
        {picture === null ? <Icon name="video" /> : <img src={picture} alt="" decoding="sync" />}
      </span>
      <div>
        <h3>{`${place}. ${exercise.name}`}</h3>
        <p>
          <b>{`${amount} ${unit}`}</b>
          {pause !== null && <span>{`, ${pause}`}</span>}
        </p>
        {reasons.slice(0, 1).map((reason) => (
          <p key={reason.question.key}>{reasonInWords(reason)}</p>
        ))}
        {exercise.adapted && (
          <p>
            <AdaptedLine exercise={exercise} />
          </p>
        )}
        {note !== null && (
          <p className={styles.written} dir="auto">
            {note}
          </p>
        )}
      </div>
    </li>
  );
}

/** A box for each training of the coming weeks. */
function WeekBoxes({ now }: { now: number }) {
  const weeks = comingWeeks(now);
  return (
    <div className={styles.boxes}>
      <p>
        <b>{texts.done}</b>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((place) => (
            <tr key={place}>
              <th scope="row">{texts.time(place)}</th>
              {weeks.map((week) => (
                <td key={week}>
                  <span />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
