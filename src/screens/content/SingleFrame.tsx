import { type ReactNode, useState } from 'react';
import { selectContent } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import type { Elements } from '../../components/elements';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import type { ContentItemOf } from '../../contract/content';
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

interface SingleFrameProps {
  item: ContentItemOf<'basis' | 'feedback'>;
  title: string;
  intro: string;
  /** What adds to it, beside the title. */
  add: Elements;
  children: ReactNode;
}

/** The editor of an item of which a club has one, on the page of the list [CT-1]. */
export function SingleFrame({ item, title, intro, add, children }: SingleFrameProps) {
  const { keep } = useDraft(item.key);
  const { change } = useAppSelector(selectContent);
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <Stack>
      <Row spread>
        <h2>{title}</h2>
        {add}
      </Row>
      <p className={styles.place}>
        <ItemState item={item} />
        <DraftLine itemKey={item.key} />
      </p>
      <p className={styles.intro}>{intro}</p>
      <DraftConflict item={item} />
      <ProblemsAlert item={item} />
      <form aria-label={title} onBlur={keep} onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
      <ItemActions item={item} error={change.error} onVersions={() => setShowsVersions(true)} />
      {showsVersions && <VersionsCard item={item} />}
      <PublishBar item={item} />
      <PublishDialog item={item} />
    </Stack>
  );
}
