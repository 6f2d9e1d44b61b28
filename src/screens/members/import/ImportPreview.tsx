import { useRef, useState } from 'react';
import { useAppSelector } from '../../../../store/hooks';
import {
  selectFaultyFirst,
  selectMemberImport,
  selectRowCounts,
} from '../../../../store/memberImport/selectors';
import { selectIsOnline } from '../../../../store/network/selectors';
import { ChoiceRow } from '../../../components/form/ChoiceRow';
import { FilterPill } from '../../../components/form/FilterPill';
import { Row } from '../../../components/layout/Row';
import { Stack } from '../../../components/layout/Stack';
import { Alert } from '../../../components/status/Alert';
import { memberImportTexts } from '../../../texts/memberImport';
import { StateHeading } from '../../page/StateHeading';
import { ImportActions } from './ImportActions';
import styles from './ImportPreview.module.css';
import { ImportTable } from './ImportTable';
import { UnreadParts } from './UnreadParts';

const texts = memberImportTexts.preview;

/** The rows of the file with their faults. Nothing is written before the person invites them [MB-3]. */
export function ImportPreview() {
  const { rows, list, fileName, status } = useAppSelector(selectMemberImport);
  const faultyFirst = useAppSelector(selectFaultyFirst);
  const counts = useAppSelector(selectRowCounts);
  const isOnline = useAppSelector(selectIsOnline);
  const [isSorted, setSorted] = useState(true);
  const [leavesOut, setLeavesOut] = useState(true);
  const leaveOut = useRef<HTMLDivElement>(null);
  const notGood = counts.faulty + counts.doubtful;
  const inFront = rows.filter(({ faults, doubts }) => faults.length + doubts.length > 0).length;
  const shown = isSorted ? faultyFirst : rows;
  return (
    <div className={styles.preview}>
      <Stack gap="large">
        <div className={styles.head}>
          <StateHeading level="h2">{texts.title(rows.length)}</StateHeading>
          <p>{fileName}</p>
        </div>
        {!isOnline && <Alert kind="info">{memberImportTexts.offlinePreview}</Alert>}
        <p className={styles.lead}>
          {(status === 'preview' ? `${texts.nothingSaved} ` : '') + summaryOf(counts)}
        </p>
        {inFront > 0 && (
          <Row>
            <FilterPill
              label={texts.all}
              count={rows.length}
              pressed={!isSorted}
              onPress={() => setSorted(false)}
            />
            <FilterPill
              label={texts.faultyFirst}
              count={inFront}
              pressed={isSorted}
              onPress={() => setSorted(true)}
            />
          </Row>
        )}
        <ImportTable rows={shown} />
        {list && <UnreadParts list={list} />}
        {notGood > 0 && counts.good > 0 && (
          <div ref={leaveOut}>
            <ChoiceRow
              label={texts.leaveOut}
              hint={texts.leaveOutHint}
              checked={leavesOut}
              onChange={setLeavesOut}
            />
          </div>
        )}
      </Stack>
      <ImportActions
        good={counts.good}
        blocking={leavesOut ? 0 : notGood}
        onBlocked={() => leaveOut.current?.querySelector('input')?.focus()}
      />
    </div>
  );
}

const summaryOf = ({ good, faulty, doubtful }: Record<'good' | 'faulty' | 'doubtful', number>): string => {
  if (faulty + doubtful === 0) return texts.allFaultless;
  if (good > 0) return texts.someFaulty(good, faulty, doubtful);
  return doubtful > 0 ? texts.noneYet : texts.allFaulty;
};
