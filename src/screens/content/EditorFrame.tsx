import { useState } from 'react';
import { selectContent } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import type { Elements } from '../../components/elements';
import { TextLink } from '../../components/form/TextLink';
import { Page } from '../../components/layout/Page';
import { Stack } from '../../components/layout/Stack';
import { Mark } from '../../components/status/Mark';
import type { ContentItem } from '../../contract/content';
import { nameOf } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import { useDocumentTitle } from '../page/useDocumentTitle';
import styles from './Content.module.css';
import { DraftConflict } from './DraftConflict';
import { DraftLine } from './DraftLine';
import { ItemActions } from './ItemActions';
import { ItemState } from './ItemState';
import { ProblemsAlert } from './ProblemsAlert';
import { PublishBar } from './PublishBar';
import { PublishDialog } from './PublishDialog';
import { useDraft } from './useDraft';
import { VersionsCard } from './VersionsCard';

interface EditorFrameProps {
  item: ContentItem;
  /** The very components that athletes get; beside the fields from 1024 px. */
  preview: Elements;
  /** Cards with the fields. */
  children: Elements;
}

/**
 * The page of an item: how far its draft is, its fields, what athletes see, and the bar that publishes it. Every field
 * in it is kept when it is left [CT-1].
 */
export function EditorFrame({ item, preview, children }: EditorFrameProps) {
  const { keep } = useDraft(item.key);
  const { change } = useAppSelector(selectContent);
  const [showsVersions, setShowsVersions] = useState(false);
  const name = nameOf(item) || contentTexts.noName;
  useDocumentTitle(name);
  return (
    <Page>
      <div className={styles.editor}>
        <header className={styles.head}>
          <TextLink to={`/content/${item.kind}`}>{contentTexts.tabs[item.kind]}</TextLink>
          <h2>{name}</h2>
          <p className={styles.place}>
            <ItemState item={item} />
            <DraftLine itemKey={item.key} />
          </p>
        </header>
        <form
          className={styles.fields}
          aria-label={name}
          onBlur={keep}
          onSubmit={(event) => event.preventDefault()}
        >
          <Stack gap="large">
            <DraftConflict item={item} />
            <ProblemsAlert item={item} />
            {children}
          </Stack>
        </form>
        <aside className={styles.preview} aria-label={contentEditorTexts.preview}>
          <p className={styles.previewTitle}>
            <Mark name="show" />
            <span>{contentEditorTexts.preview}</span>
          </p>
          {preview}
        </aside>
        <div className={styles.fields}>
          <Stack gap="large">
            <ItemActions item={item} error={change.error} onVersions={() => setShowsVersions(true)} />
            {showsVersions && <VersionsCard item={item} />}
          </Stack>
        </div>
      </div>
      <PublishBar item={item} />
      <PublishDialog item={item} />
    </Page>
  );
}
