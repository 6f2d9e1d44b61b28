import { selectContent, selectContentItems } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Alert } from '../../components/status/Alert';
import type { ContentItem } from '../../contract/content';
import { contentPath, nameOf } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import styles from './Content.module.css';

const { problems: texts } = contentTexts;

/** The field that is named like the path, or the nearest one above it that has a field. */
const fieldAt = (path: string): HTMLElement | null => {
  const found = document.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  if (found || !path.includes('.')) return found;
  return fieldAt(path.slice(0, path.lastIndexOf('.')));
};

/** Why the item cannot be published, each with the way to its field [CT-11]. */
export function ProblemsAlert({ item }: { item: ContentItem }) {
  const { problems } = useAppSelector(selectContent);
  const items = useAppSelector(selectContentItems);
  if (problems.length === 0) return null;
  return (
    <Alert kind="error" title={texts.title(problems.length)}>
      <ul className={styles.problems}>
        {problems.map(({ key, path, message }) => {
          const other = key === item.key ? undefined : items.find((one) => one.key === key);
          return (
            <li key={`${key}/${path}/${message}`}>
              {other ? (
                <>
                  <span>{`${texts.elsewhere(nameOf(other) || contentTexts.kinds[other.kind])}: ${message}`}</span>
                  <ButtonLink variant="plain" to={contentPath(other)}>
                    {texts.open}
                  </ButtonLink>
                </>
              ) : (
                <Button variant="plain" onClick={() => fieldAt(path)?.focus()}>
                  {message}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
