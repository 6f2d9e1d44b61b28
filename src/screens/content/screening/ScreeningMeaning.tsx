import { Card } from '../../../components/layout/Card';
import { FactList } from '../../../components/result/FactList';
import { Mark } from '../../../components/status/Mark';
import type { ContentItemOf, TestDraft } from '../../../contract/content';
import { estimatedScreeningMinutes } from '../../../domain/content/duration';
import { formatDate } from '../../../domain/formats';
import { editorTexts } from '../../../texts/contentEditor';
import styles from './ScreeningMeaning.module.css';

const texts = editorTexts.meaning;

interface ScreeningMeaningProps {
  item: ContentItemOf<'screening'>;
  /** In their order. */
  tests: readonly TestDraft[];
}

/** What a screening means for whom: how long it takes, and what the next version leaves as it is [CT-2, CT-11]. */
export function ScreeningMeaning({ item, tests }: ScreeningMeaningProps) {
  const { version, publishedAt, runs, athletes, hasDraft } = item;
  const isPublished = version > 0 && publishedAt !== null;
  return (
    <section className={styles.meaning} aria-label={texts.title}>
      <h2>
        <Mark name="info" />
        <span>{texts.title}</span>
      </h2>
      <Card>
        <FactList
          facts={[
            { term: texts.duration, value: texts.minutes(estimatedScreeningMinutes(tests)) },
            {
              term: texts.version,
              value: isPublished ? texts.since(version, formatDate(publishedAt)) : texts.unpublished,
            },
            { term: texts.runs, value: texts.runsCount(runs) },
            { term: texts.assigned, value: texts.athletes(athletes) },
          ]}
        />
      </Card>
      {isPublished && (runs > 0 || hasDraft) && (
        <ul>
          {runs > 0 && (
            <li>
              <Mark name="key" />
              <span>{texts.runsStay(runs)}</span>
            </li>
          )}
          {hasDraft && (
            <li>
              <Mark name="next" />
              <span>{texts.compared}</span>
            </li>
          )}
          {hasDraft && athletes > 0 && (
            <li>
              <Mark name="members" />
              <span>{texts.next(athletes, version + 1)}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
