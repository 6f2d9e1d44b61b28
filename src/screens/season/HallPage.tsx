import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { selectUsers } from '../../../store/users/selectors';
import { ChoiceRow } from '../../components/form/ChoiceRow';
import { Page } from '../../components/layout/Page';
import { Stack } from '../../components/layout/Stack';
import { Fold } from '../../components/list/Fold';
import { hallRows, hallSheets } from '../../domain/season/hall';
import { paperTexts } from '../../texts/paper';
import { hallTexts as texts } from '../../texts/season';
import { LoadingPage } from '../page/LoadingPage';
import { PrintActions } from '../progress/PrintActions';
import sheetStyles from '../progress/Sheets.module.css';
import { useClubName } from '../progress/useClubName';
import { usePrint } from '../progress/usePrint';
import styles from './Hall.module.css';
import { HallSheet } from './HallSheet';
import { useSeason } from './useSeason';

/** The season on A3 for the wall of a hall: who trained and who was screened, and nothing else [SN-3]. */
export function HallPage() {
  const { status } = useAppSelector(selectOffice).desk;
  const users = useAppSelector(selectUsers);
  const { lanes, weeks, team, now } = useSeason();
  const { hasClub, clubName, isComing } = useClubName();
  const { isPreparing, isWanted, print } = usePrint(isComing);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [isOpen, setOpen] = useState(false);
  if (status === 'running') return <LoadingPage shape="rows" />;
  const sheets = hallSheets(
    hallRows(
      lanes.filter(({ id }) => !leftOut.has(id)),
      users,
    ),
  );
  const put = (id: number, isOn: boolean) => {
    const next = new Set(leftOut);
    if (isOn) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  return (
    <Page>
      <div className={sheetStyles.page}>
        <Stack>
          <h2>{texts.title}</h2>
          <p>{texts.private}</p>
          <p role="status">{texts.sheets(sheets.length)}</p>
          {hasClub && clubName === null && !isPreparing && <p>{paperTexts.withoutName}</p>}
          {lanes.length > 0 && (
            <Fold
              title={texts.who(lanes.filter(({ id }) => !leftOut.has(id)).length, lanes.length)}
              open={isOpen}
              onToggle={setOpen}
            >
              <div className={styles.choice}>
                {lanes.map(({ id, name }) => (
                  <ChoiceRow
                    key={id}
                    label={name}
                    checked={!leftOut.has(id)}
                    onChange={(isOn) => put(id, isOn)}
                  />
                ))}
              </div>
            </Fold>
          )}
        </Stack>
        <div className={sheetStyles.sheets}>
          {sheets.map((rows, index) => (
            <HallSheet
              key={rows[0]?.id}
              rows={rows}
              weeks={weeks}
              clubName={clubName ?? ''}
              team={team}
              now={now}
              place={{ page: index + 1, all: sheets.length }}
            />
          ))}
        </div>
        <PrintActions
          back={`/progress/season${team === '' ? '' : `?team=${encodeURIComponent(team)}`}`}
          busy={isWanted && isPreparing}
          disabled={sheets.length === 0}
          onPrint={print}
        />
      </div>
    </Page>
  );
}
