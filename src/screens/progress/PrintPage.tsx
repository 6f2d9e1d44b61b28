import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../store/hooks';
import { type Paper, selectPapers } from '../../../store/progress/papers';
import { Segmented } from '../../components/form/Segmented';
import { Page } from '../../components/layout/Page';
import { Stack } from '../../components/layout/Stack';
import { fullName } from '../../domain/athletes';
import { paperTexts as texts } from '../../texts/paper';
import { MissingPaper } from './MissingPaper';
import { PaperStills } from './PaperStills';
import { PlanPaper } from './PlanPaper';
import { PrintActions } from './PrintActions';
import { ResultPaper } from './ResultPaper';
import sheetStyles from './Sheets.module.css';
import { useClubName } from './useClubName';
import { usePaperPictures } from './usePaperPictures';
import { usePrint } from './usePrint';

type Kind = 'result' | 'plan';

const kinds = [
  { value: 'result', label: texts.result, mark: 'overview' },
  { value: 'plan', label: texts.plan, mark: 'training' },
] as const;

/** Results or plans on paper, one A4 page for each athlete [HI-8]. */
export function PrintPage({ ids, kind: first, back }: { ids: readonly number[]; kind: Kind; back: string }) {
  const [kind, setKind] = useState(first);
  const { hasClub, clubName, isComing } = useClubName();
  const papers = useAppSelector((state) => selectPapers(state, ids), shallowEqual);
  const isThere = ({ history, plan }: Paper) =>
    history.points.length > 0 && (kind === 'result' || plan.length > 0);
  const sheets = papers.filter(isThere);
  const missing = papers.filter((paper) => !isThere(paper)).map(({ person }) => person);
  const hasMissingSheet = sheets.length > 0 && missing.length > 0;
  const { pictures, onMade, wanted, without } = usePaperPictures(kind === 'plan' ? sheets : []);
  const { isPreparing, isWanted, print } = usePrint(isComing || wanted.length > 0);
  const printed = { clubName: clubName ?? '', now: Date.now() };
  return (
    <Page>
      <div className={sheetStyles.page}>
        <Stack>
          <h2>{texts.title}</h2>
          <Segmented legend={texts.what} value={kind} options={kinds} onChange={setKind} />
          <p role="status">{texts.sheets(sheets.length + Number(hasMissingSheet))}</p>
          {missing.length > 0 && (
            <p>{(kind === 'result' ? texts.missing : texts.missingPlan)(missing.map(fullName).join(', '))}</p>
          )}
          {isPreparing && <p role="status">{texts.preparing}</p>}
          {hasClub && clubName === null && !isPreparing && <p>{texts.withoutName}</p>}
          {without > 0 && !isPreparing && <p>{texts.withoutPictures(without)}</p>}
        </Stack>
        <PaperStills wanted={wanted} onMade={onMade} />
        <div className={sheetStyles.sheets}>
          {sheets.map((paper) =>
            kind === 'result' ? (
              <ResultPaper key={paper.person.id} paper={paper} {...printed} />
            ) : (
              <PlanPaper key={paper.person.id} paper={paper} pictures={pictures} {...printed} />
            ),
          )}
          {hasMissingSheet && (
            <MissingPaper
              people={missing}
              title={kind === 'result' ? texts.missingTitle : texts.missingPlanTitle}
              {...printed}
            />
          )}
        </div>
        <PrintActions
          back={back}
          busy={isWanted && isPreparing}
          disabled={sheets.length === 0}
          onPrint={print}
        />
      </div>
    </Page>
  );
}
