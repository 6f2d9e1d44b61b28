import { Link } from 'react-router-dom';
import { selectOperator } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session/selectors';
import { Page } from '../../components/layout/Page';
import { Alert } from '../../components/status/Alert';
import { isOperatorKnown } from '../../domain/impressum';
import { impressumTexts } from '../../texts/impressum';
import { useWhenOnline } from '../page/useWhenOnline';
import styles from './ImpressumScreen.module.css';
import { hasOpenFields, impressumParts } from './impressumParts';

const { software } = impressumTexts;

/**
 * `/impressum`: privacy notice and general terms [IM-1, IM-2], with the operator's data where the server knows them
 * [CL-2], and the software of others [IM-4]. Without an answer the page shows the template, and says so while a field
 * is open.
 */
export function ImpressumScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useWhenOnline(clubActions.operatorWanted);
  const said = useAppSelector(selectOperator);
  const operator = said && isOperatorKnown(said) ? said : null;
  const parts = impressumParts(operator);
  return (
    <Page>
      <div className={styles.legal}>
        <nav className={styles.contents} aria-label={impressumTexts.contents}>
          {[...parts, software].map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          {!isSignedIn && <Link to="/login">{impressumTexts.login}</Link>}
        </nav>
        <article className={styles.prose}>
          {hasOpenFields(operator) && <Alert kind="info">{impressumTexts.template}</Alert>}
          {parts.map(({ id, title, sections }) => (
            <section key={id}>
              <h2 id={id}>{title}</h2>
              {Object.entries(sections).map(([heading, paragraphs]) => (
                <section key={heading}>
                  <h3>{heading}</h3>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </section>
              ))}
            </section>
          ))}
          <section>
            <h2 id={software.id}>{software.title}</h2>
            <p>{software.explanation}</p>
            {/* In a tab of its own: a plain file has no way back into the app. */}
            <a href="/THIRD-PARTY.txt" target="_blank" rel="noreferrer">
              {software.list}
            </a>
          </section>
        </article>
      </div>
    </Page>
  );
}
