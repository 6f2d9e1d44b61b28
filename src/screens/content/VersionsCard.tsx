import { useEffect, useState } from 'react';
import { selectContent } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { SectionCard } from '../../components/layout/SectionCard';
import { ConfirmDialog } from '../../components/status/Dialog';
import type { ContentItem } from '../../contract/content';
import { formatDate } from '../../domain/formats';
import { contentTexts } from '../../texts/content';
import { LoadingState } from '../page/LoadingState';
import styles from './Content.module.css';

const { versions: texts } = contentTexts;

/** The former versions of an item. One that is taken back becomes the draft [CT-11]. */
export function VersionsCard({ item }: { item: ContentItem }) {
  const dispatch = useAppDispatch();
  const { key, version } = item;
  const { versions, change } = useAppSelector(selectContent);
  const [asked, setAsked] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a publication adds a version
  useEffect(() => {
    dispatch(contentActions.versionsOpened(key));
  }, [dispatch, key, version]);
  const load = () => dispatch(contentActions.versionsOpened(key));
  const takeBack = (wanted: number) => {
    setAsked(null);
    dispatch(contentActions.changeRequested({ key, action: 'takeBack', version: wanted }));
  };
  return (
    <SectionCard id="versions" title={texts.title}>
      {versions.status !== 'succeeded' && (
        <LoadingState
          error={versions.error}
          offline={contentTexts.offlineChange}
          retry={contentTexts.retry}
          onRetry={load}
        />
      )}
      {versions.status === 'succeeded' && versions.list.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.versionList}>
        {versions.list.map((one) => (
          <li key={one.version}>
            <span>
              <b>{texts.item(one.version, formatDate(one.publishedAt))}</b>
              {one.publishedBy !== null && <small>{texts.by(one.publishedBy)}</small>}
            </span>
            <Button
              variant="secondary"
              busy={change.status === 'running'}
              onClick={() => setAsked(one.version)}
            >
              {texts.takeBackOf(one.version)}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={texts.takeBack}
          icon="reset"
          confirm={texts.takeBack}
          onConfirm={() => takeBack(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>{texts.question(asked)}</p>
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}
