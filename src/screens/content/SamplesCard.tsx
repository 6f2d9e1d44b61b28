import { useEffect, useRef } from 'react';
import { selectContent } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SectionCard } from '../../components/layout/SectionCard';
import { contentTexts } from '../../texts/content';
import { LoadingState } from '../page/LoadingState';
import { useWhenOnline } from '../page/useWhenOnline';
import styles from './Content.module.css';
import { SampleRow } from './SampleRow';

const { samples: texts } = contentTexts;

/** What a club can take over, and what it has taken over [CT-10]. */
export function SamplesCard() {
  const dispatch = useAppDispatch();
  const { samples, taking } = useAppSelector(selectContent);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useWhenOnline(contentActions.samplesOpened);
  const { list, error } = samples;

  // The button that was pressed leaves with what it did.
  useEffect(() => {
    if (taking.status === 'succeeded' && document.activeElement === document.body) heading.current?.focus();
  }, [taking.status]);

  return (
    <SectionCard id="samples" title={texts.title} headingRef={heading}>
      <p className={styles.intro}>{texts.intro}</p>
      {(list.length === 0 || error !== null || !isOnline) && (
        <LoadingState
          error={error}
          offline={texts.offline}
          retry={contentTexts.retry}
          onRetry={() => dispatch(contentActions.samplesOpened())}
        />
      )}
      <ul className={styles.samples}>
        {list.map((sample) => (
          <SampleRow key={sample.name} sample={sample} />
        ))}
      </ul>
    </SectionCard>
  );
}
