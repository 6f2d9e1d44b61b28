import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectClub } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectPapers } from '../../../store/progress/papers';
import { selectHasFeature } from '../../../store/server/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Segmented } from '../../components/form/Segmented';
import { ActionBar } from '../../components/layout/ActionBar';
import { Page } from '../../components/layout/Page';
import { Stack } from '../../components/layout/Stack';
import { clubFeature } from '../../contract/features';
import { fullName } from '../../domain/athletes';
import { paperTexts as texts } from '../../texts/paper';
import styles from './Paper.module.css';
import { PlanPaper } from './PlanPaper';
import { ResultPaper } from './ResultPaper';

type Kind = 'result' | 'plan';

const kinds = [
  { value: 'result', label: texts.result, mark: 'overview' },
  { value: 'plan', label: texts.plan, mark: 'training' },
] as const;

/** The name of the club, as the server says it; null without a network, or on a server without clubs. */
const useClubName = () => {
  const dispatch = useAppDispatch();
  const hasClub = useAppSelector((state) => selectHasFeature(state, clubFeature));
  const isOnline = useAppSelector(selectIsOnline);
  useEffect(() => {
    if (hasClub && isOnline) dispatch(clubActions.requested());
  }, [dispatch, hasClub, isOnline]);
  return { hasClub, clubName: useAppSelector(selectClub).club?.name ?? null };
};

/** Results or plans on paper, one A4 page for each athlete [HI-8]. */
export function PrintPage({ ids, kind: first, back }: { ids: readonly number[]; kind: Kind; back: string }) {
  const [kind, setKind] = useState(first);
  const { hasClub, clubName } = useClubName();
  const papers = useAppSelector((state) => selectPapers(state, ids), shallowEqual);
  const isThere = ({ history, plan }: (typeof papers)[number]) =>
    kind === 'result' ? history.points.length > 0 : plan.length > 0 && history.points.length > 0;
  const sheets = papers.filter(isThere);
  const missing = papers.filter((paper) => !isThere(paper)).map(({ person }) => fullName(person));
  const printed = { clubName: clubName ?? '', now: Date.now() };
  return (
    <Page>
      <div className={styles.page}>
        <Stack>
          <h2>{texts.title}</h2>
          <Segmented legend={texts.what} value={kind} options={kinds} onChange={setKind} />
          <p role="status">{texts.sheets(sheets.length)}</p>
          {missing.length > 0 && (
            <p>{(kind === 'result' ? texts.missing : texts.missingPlan)(missing.join(', '))}</p>
          )}
          {hasClub && clubName === null && <p>{texts.withoutName}</p>}
        </Stack>
        <div className={styles.sheets}>
          {sheets.map((paper) =>
            kind === 'result' ? (
              <ResultPaper key={paper.person.id} paper={paper} {...printed} />
            ) : (
              <PlanPaper key={paper.person.id} paper={paper} {...printed} />
            ),
          )}
        </div>
        <ActionBar floating>
          <ButtonLink variant="secondary" mark="back" to={back}>
            {texts.back}
          </ButtonLink>
          <Button mark="print" disabled={sheets.length === 0} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </ActionBar>
      </div>
    </Page>
  );
}
