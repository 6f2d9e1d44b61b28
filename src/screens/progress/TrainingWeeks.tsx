import { ChartKey } from '../../components/chart/ChartKey';
import { Heat } from '../../components/chart/Heat';
import { ButtonLink } from '../../components/form/ButtonLink';
import { SectionCard } from '../../components/layout/SectionCard';
import { Stack } from '../../components/layout/Stack';
import { DescriptionList } from '../../components/list/DescriptionList';
import { EmptyState } from '../../components/status/EmptyState';
import { feedbackTotal, type TrainingWeek, weeksTotal } from '../../domain/progress/weeks';
import { weeksTexts as texts } from '../../texts/progress';
import { answersInWords } from './inWords';
import styles from './Progress.module.css';

/** The weeks as a strip of days, what they add up to, and the feedback [HI-6]. `toPlan`: whose plan it is can begin. */
export function TrainingWeeks({ weeks, toPlan }: { weeks: readonly TrainingWeek[]; toPlan: boolean }) {
  const { trained, trainings, minutes } = weeksTotal(weeks);
  if (trainings === 0) {
    return (
      <EmptyState
        icon="training"
        title={texts.none.title}
        text={texts.none.text}
        action={
          toPlan && (
            <ButtonLink mark="training" to="/trainingoverview">
              {texts.none.toPlan}
            </ButtonLink>
          )
        }
      />
    );
  }
  const feedback = feedbackTotal(weeks);
  const range = texts.range(weeks[0]?.number ?? 0, weeks.at(-1)?.number ?? 0);
  return (
    <SectionCard id="trainings" title={texts.title} aside={<span className={styles.muted}>{range}</span>}>
      <div className={styles.weeks}>
        <div>
          <Heat
            label={texts.label(weeks.length, trained, trainings)}
            columns={weeks.map(({ start, number, days }) => ({ key: start, name: `${number}`, days }))}
            rows={texts.rows}
          />
          <ChartKey
            items={[
              { sign: 'trained', text: texts.training },
              { sign: 'none', text: texts.noTraining },
            ]}
          />
        </div>
        <Stack>
          <p className={styles.bigLine}>
            <b>{trained}</b> <span>{texts.trained(weeks.length)}</span>
          </p>
          {trained < weeks.length && <p className={styles.more}>{texts.pauses}</p>}
          <p className={styles.more}>{texts.mean(trainings, minutes)}</p>
          {feedback.length > 0 && (
            <section>
              <h3>{texts.feedback}</h3>
              <DescriptionList
                entries={feedback.map(({ question, answers }) => ({
                  term: question,
                  text: answersInWords(answers),
                }))}
              />
            </section>
          )}
        </Stack>
      </div>
    </SectionCard>
  );
}
