import { useState } from 'react';
import { selectAdaptedPlan, selectExercises, selectRecommended } from '../../../store/exercise/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { selectPlanChanges, selectPlanEntry } from '../../../store/plan/selectors';
import { Button } from '../../components/form/Button';
import { SelectField } from '../../components/form/SelectField';
import { Row } from '../../components/layout/Row';
import { SectionCard } from '../../components/layout/SectionCard';
import { ConfirmDialog } from '../../components/status/Dialog';
import { Mark } from '../../components/status/Mark';
import { MarkedLine } from '../../components/status/MarkedLine';
import { maxPlanChanges } from '../../contract/plan';
import type { PlanChange, PlanChanges } from '../../contract/planChanges';
import type { Exercise, User } from '../../contract/schemas';
import { byWord } from '../../domain/personOrder';
import type { PlannedExercise } from '../../domain/plan';
import { withChange, writtenOf } from '../../domain/planChanges';
import { planTexts as texts } from '../../texts/plan';
import styles from '../athlete/Athlete.module.css';
import { EntryLine } from '../athlete/EntryLine';
import { doseAndPause } from '../training/exerciseDose';
import { AdaptedLine } from './AdaptedLine';
import { ChangeDialog } from './ChangeDialog';
import { PlanConflict } from './PlanConflict';

/** The goals that can be chosen [PL-5]. */
const goals = [2, 3] as const;

/**
 * What is open above the card: a change of an exercise, one that is added, or the question before all go back. What
 * somebody else changes in the plan meanwhile is not on it, so it is written on what was seen when it opened [PL-1];
 * `seen` is null once the person has decided there between two versions.
 */
type Open = { exercise: Exercise | null; isTakingBack: boolean; seen: PlanChanges | null };

/** The plan of an athlete, what trainers changed in it, and changing it [PL-1]. */
export function PlanCard({ athlete }: { athlete: User }) {
  const dispatch = useAppDispatch();
  const recommended = useAppSelector((state) => selectRecommended(state, athlete.id));
  const { exercises, ignored } = useAppSelector((state) => selectAdaptedPlan(state, athlete.id));
  const plan = useAppSelector((state) => selectPlanChanges(state, athlete.id));
  const entry = useAppSelector((state) => selectPlanEntry(state, athlete.id));
  const known = useAppSelector(selectExercises);
  const [open, setOpen] = useState<Open | null>(null);
  const { changes, weeklyGoal } = plan;
  const conflict = entry?.conflict ?? null;
  const mayChange = !conflict;
  const write = (base: PlanChanges, written: ReturnType<typeof withChange>) =>
    dispatch(outboxActions.planWritten([{ userId: athlete.id, seen: base, ...written }]));
  const seen = open?.seen ?? plan;
  const question = entry && conflict && (
    <PlanConflict
      entry={entry}
      present={conflict}
      onSettle={() => setOpen(open && { ...open, seen: null })}
    />
  );
  const show = (exercise: Exercise | null, { isTakingBack = false } = {}) =>
    setOpen({ exercise, isTakingBack, seen: plan });
  const asRecommended = (exerciseId: number) =>
    [...recommended, ...known].find(({ id }) => id === exerciseId);
  const isIgnored = (change: PlanChange) => ignored.includes(change);
  const leftOut = changes.filter((change) => change.form === 'leftOut' && !isIgnored(change));
  const taken = new Set([...exercises, ...recommended].map(({ id }) => id));
  const addable = known.filter(({ id }) => !taken.has(id)).toSorted((a, b) => byWord(a.name, b.name));

  return (
    <SectionCard id="plan" title={texts.title}>
      <p>{changes.length === 0 ? texts.recommended : texts.changed(changes.length)}</p>
      {question}
      {entry && !conflict && <EntryLine entry={entry} />}
      {ignored.length > 0 && <MarkedLine mark="info">{texts.ignored(ignored.length)}</MarkedLine>}
      {exercises.length === 0 && <p>{texts.none}</p>}
      <ol className={styles.rows} aria-label={texts.list}>
        {exercises.map((exercise) => {
          const present = asRecommended(exercise.adapted?.exerciseId ?? exercise.id) ?? exercise;
          return (
            <PlanRow
              key={exercise.id}
              exercise={exercise}
              label={texts.editOf(exercise.name)}
              onEdit={mayChange ? () => show(present) : undefined}
            />
          );
        })}
      </ol>
      {leftOut.length > 0 && (
        <>
          <h3>{texts.leftOut}</h3>
          <ul className={styles.rows} aria-label={texts.leftOut}>
            {leftOut.map(({ exerciseId, ...change }) => {
              const name = asRecommended(exerciseId)?.name ?? texts.unknown(exerciseId);
              return (
                <li key={exerciseId} className={styles.note}>
                  <div className={styles.split}>
                    <b>{name}</b>
                    {mayChange && (
                      <button
                        type="button"
                        className={styles.pencil}
                        aria-label={texts.removeOf(name)}
                        onClick={() => write(plan, withChange(plan, exerciseId, null))}
                      >
                        <Mark name="reset" />
                      </button>
                    )}
                  </div>
                  {change.reason !== null && <small dir="auto">{change.reason}</small>}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {mayChange && (
        <>
          <SelectField
            label={texts.goal}
            name="weeklyGoal"
            value={weeklyGoal === null ? '' : String(weeklyGoal)}
            placeholder={texts.noGoal}
            options={goals.map((goal) => ({ value: String(goal), label: texts.goalOf(goal) }))}
            onChange={(goal) =>
              write(plan, {
                changes: changes.map(writtenOf),
                weeklyGoal: goal === '' ? null : Number(goal),
              })
            }
          />
          <Row>
            {changes.length < maxPlanChanges && (
              <Button variant="secondary" mark="add" onClick={() => show(null)}>
                {texts.add}
              </Button>
            )}
            {changes.length > 0 && (
              <Button variant="secondary" mark="reset" onClick={() => show(null, { isTakingBack: true })}>
                {texts.takeBack}
              </Button>
            )}
          </Row>
        </>
      )}
      {open && !open.isTakingBack && (
        <ChangeDialog
          exercise={open.exercise}
          change={seen.changes.find((change) => change.exerciseId === open.exercise?.id)}
          choosable={addable}
          places={exercises.length + (open.exercise ? 0 : 1)}
          question={question}
          onWrite={(exerciseId, change) => write(seen, withChange(seen, exerciseId, change))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.isTakingBack && (
        <ConfirmDialog
          title={texts.takeBack}
          confirm={texts.takeBack}
          onConfirm={() => {
            write(seen, { changes: [], weeklyGoal: seen.weeklyGoal });
            setOpen(null);
          }}
          onCancel={() => setOpen(null)}
        >
          <p>{texts.takeBackQuestion}</p>
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}

interface PlanRowProps {
  exercise: PlannedExercise;
  /** Of the button. */
  label: string;
  /** Undefined where nothing can be changed now. */
  onEdit: (() => void) | undefined;
}

/** An exercise as it is done, and what was changed in it. */
function PlanRow({ exercise, label, onEdit }: PlanRowProps) {
  return (
    <li className={styles.note}>
      <div className={styles.split}>
        <b>{exercise.name}</b>
        {onEdit && (
          <button type="button" className={styles.pencil} aria-label={label} onClick={onEdit}>
            <Mark name="edit" />
          </button>
        )}
      </div>
      <small>{doseAndPause(exercise)}</small>
      <AdaptedLine exercise={exercise} />
    </li>
  );
}
