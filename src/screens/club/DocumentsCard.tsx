import { Link } from 'react-router-dom';
import { SectionCard } from '../../components/layout/SectionCard';
import { MarkedLine } from '../../components/status/MarkedLine';
import { Remark } from '../../components/status/Remark';
import type { Operator } from '../../contract/club';
import { type DocumentKind, documentKinds } from '../../domain/documents';
import { missingInSections } from '../../domain/legalText';
import { documentsTexts as texts } from '../../texts/documents';
import styles from './Club.module.css';

/** The documents to print, each with what it lacks [CL-3, LV-7]. */
export function DocumentsCard({ id, operator }: { id: string; operator: Operator }) {
  return (
    <SectionCard id={id} title={texts.title}>
      <Remark>{texts.explanation}</Remark>
      <ul className={styles.documents}>
        {documentKinds.map((kind) => (
          <li key={kind}>
            <Link to={`/club/documents/${kind}`}>
              <b>{texts.titles[kind]}</b>
              <small>{texts.audiences[kind]}</small>
            </Link>
            <DocumentState kind={kind} operator={operator} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function DocumentState({ kind, operator }: { kind: DocumentKind; operator: Operator }) {
  const missing = missingInSections(texts.sections[kind], operator).length;
  if (missing === 0) {
    return (
      <MarkedLine mark="done" tone="done">
        {texts.complete}
      </MarkedLine>
    );
  }
  return (
    <MarkedLine mark="edit" tone="waiting">
      {texts.missing(missing)}
    </MarkedLine>
  );
}
