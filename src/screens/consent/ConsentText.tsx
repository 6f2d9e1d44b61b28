import { useId } from 'react';
import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import { type ConsentHeading, consentParagraphs, withdrawalHeading } from '../../domain/consentText';
import { consentTexts } from '../../texts/consent';
import styles from './ConsentText.module.css';

const icons: Record<ConsentHeading, IconName> = {
  Was: 'note',
  Wozu: 'training',
  'Wer sieht es': 'show',
  'Wie lange': 'clock',
  [withdrawalHeading]: 'info',
};

/** The club's text, in its paragraphs [CS-1]. */
export function ConsentText({ text }: { text: string }) {
  const titleId = useId();
  return (
    <section className={styles.text} aria-labelledby={titleId}>
      <h2 id={titleId}>{consentTexts.heading}</h2>
      {consentParagraphs(text).map((paragraph) =>
        paragraph.heading === null ? (
          <p key={paragraph.text}>{paragraph.text}</p>
        ) : (
          <div key={paragraph.text} className={styles.headed}>
            <h3>
              <Mark name={icons[paragraph.heading]} />
              <span>{paragraph.heading}</span>
            </h3>
            <p>{paragraph.text}</p>
          </div>
        ),
      )}
      {/* In a tab of its own: what was typed here stays. */}
      <a className={styles.notice} href="/impressum" target="_blank" rel="noreferrer">
        {consentTexts.notice}
      </a>
    </section>
  );
}
