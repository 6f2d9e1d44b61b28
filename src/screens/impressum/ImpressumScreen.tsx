import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session/selectors';
import { Page } from '../../components/layout/Page';
import { Alert } from '../../components/status/Alert';
import { impressumTexts } from '../../texts/impressum';
import styles from './ImpressumScreen.module.css';

/** `/impressum`: privacy notice and general terms [IM-1, IM-2]. */
export function ImpressumScreen() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <Page>
      <div className={styles.legal}>
        <nav className={styles.contents} aria-label={impressumTexts.contents}>
          {impressumTexts.parts.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          {!isSignedIn && <Link to="/login">{impressumTexts.login}</Link>}
        </nav>
        <article className={styles.prose}>
          <Alert kind="info">{impressumTexts.template}</Alert>
          {impressumTexts.parts.map(({ id, title, sections }) => (
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
        </article>
      </div>
    </Page>
  );
}
