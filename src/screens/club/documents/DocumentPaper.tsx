import type { Club } from '../../../contract/club';
import type { DocumentKind } from '../../../domain/documents';
import { formatDate } from '../../../domain/formats';
import { filledSections } from '../../../domain/legalText';
import { documentsTexts as texts } from '../../../texts/documents';
import styles from './Document.module.css';
import { documentFacts } from './documentFacts';
import { LegalParts } from './LegalParts';

interface DocumentPaperProps {
  kind: DocumentKind;
  club: Club;
  settings: NonNullable<Club['settings']>;
}

/** A document as it is printed, with what the club has said of itself; marked as a template [CL-3]. */
export function DocumentPaper({ kind, club, settings }: DocumentPaperProps) {
  const now = Date.now();
  const sections = filledSections(texts.sections[kind], documentFacts(club, settings, now));
  return (
    <article className={styles.paper} aria-labelledby="unterlage">
      <header className={styles.head}>
        <p>{club.name}</p>
        <h2 id="unterlage">{texts.titles[kind]}</h2>
        <p>{texts.date(formatDate(new Date(now).toISOString()))}</p>
        <p className={styles.template}>{texts.template}</p>
      </header>
      {sections.map(({ heading, parts }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <LegalParts parts={parts} />
        </section>
      ))}
    </article>
  );
}
