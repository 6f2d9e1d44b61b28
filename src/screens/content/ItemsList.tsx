import { useState } from 'react';
import { selectContentByKind, selectContentItems } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { FilterPill } from '../../components/form/FilterPill';
import { SearchField } from '../../components/form/SearchField';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { EmptyState } from '../../components/status/EmptyState';
import type { ContentItemOf } from '../../contract/content';
import { type ContentFilter, contentFilters, filterCounts, matchingItems } from '../../domain/content/choice';
import { emptyBody, type NamedKind } from '../../domain/content/drafts';
import { usesOf } from '../../domain/content/references';
import { contentTexts } from '../../texts/content';
import styles from './Content.module.css';
import { ItemRow } from './ItemRow';
import { SamplesCard } from './SamplesCard';

/** These filters are there where they show something. */
const sometimes: readonly ContentFilter[] = ['drafts', 'withoutClip', 'retired'];

/** The screenings, tests or exercises of the club [CT-1]. */
export function ItemsList({ kind }: { kind: NamedKind }) {
  const dispatch = useAppDispatch();
  const items: readonly ContentItemOf<NamedKind>[] = useAppSelector(selectContentByKind)[kind];
  const uses = usesOf(useAppSelector(selectContentItems));
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ContentFilter>('all');
  const counts = filterCounts(items);
  const matching = matchingItems(items, filter, search);
  const offered = contentFilters.filter(
    (one) => one === filter || !sometimes.includes(one) || counts[one] > 0,
  );
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };
  return (
    <Stack>
      <Row spread>
        <h2>{contentTexts.headings[kind](counts.all)}</h2>
        <Button mark="add" onClick={() => dispatch(contentActions.makeRequested(emptyBody(kind)))}>
          {contentTexts.add[kind]}
        </Button>
      </Row>
      {items.length > 0 && (
        <div className={styles.tools}>
          <SearchField label={contentTexts.search[kind]} value={search} onChange={setSearch} />
          {offered.length > 1 && (
            <Row>
              {offered.map((one) => (
                <FilterPill
                  key={one}
                  label={contentTexts.filters[one]}
                  count={counts[one]}
                  pressed={filter === one}
                  onPress={() => setFilter(one)}
                />
              ))}
            </Row>
          )}
        </div>
      )}
      {items.length === 0 && <EmptyState icon="content" {...contentTexts.empty[kind]} />}
      {items.length > 0 && matching.length === 0 && (
        <Row>
          <p role="status">{contentTexts.noMatch}</p>
          <Button variant="secondary" onClick={showAll}>
            {contentTexts.showAll}
          </Button>
        </Row>
      )}
      {matching.length > 0 && (
        <ul className={styles.rows} aria-label={contentTexts.tabs[kind]}>
          {matching.map((item) => (
            <ItemRow key={item.key} item={item} uses={uses.get(item.key) ?? 0} />
          ))}
        </ul>
      )}
      {kind === 'screening' && items.length > 0 && (
        <p className={styles.hint}>{contentTexts.hints.screening}</p>
      )}
      {kind === 'screening' && <SamplesCard />}
    </Stack>
  );
}
