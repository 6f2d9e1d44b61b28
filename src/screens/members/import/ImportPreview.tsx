import { useRef, useState } from 'react';
import { useAppSelector } from '../../../../store/hooks';
import {
  selectFaultlessRows,
  selectFaultyFirst,
  selectMemberImport,
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

const texts = memberImportTexts.preview;

/** The rows of the file with their faults. Nothing is written before the person invites them [MB-3]. */
export function ImportPreview() {
  const { rows, fileName, status } = useAppSelector(selectMemberImport);
  const faultyFirst = useAppSelector(selectFaultyFirst);
  const faultless = useAppSelector(selectFaultlessRows).length;
  const isOnline = useAppSelector(selectIsOnline);
  const [isSorted, setSorted] = useState(true);
  const [leavesOut, setLeavesOut] = useState(true);
  const leaveOut = useRef<HTMLDivElement>(null);
  const faulty = rows.length - faultless;
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
          {(status === 'preview' ? `${texts.nothingSaved} ` : '') + summaryOf(faultless, faulty)}
        </p>
        {faulty > 0 && (
          <Row>
            <FilterPill
              label={texts.all}
              count={rows.length}
              pressed={!isSorted}
              onPress={() => setSorted(false)}
            />
            <FilterPill
              label={texts.faultyFirst}
              count={faulty}
              pressed={isSorted}
              onPress={() => setSorted(true)}
            />
          </Row>
        )}
        <ImportTable rows={shown} />
        {faulty > 0 && faultless > 0 && (
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
        faultless={faultless}
        blocking={leavesOut ? 0 : faulty}
        onBlocked={() => leaveOut.current?.querySelector('input')?.focus()}
      />
    </div>
  );
}

const summaryOf = (faultless: number, faulty: number): string => {
  if (faulty === 0) return texts.allFaultless;
  return faultless === 0 ? texts.allFaulty : texts.someFaulty(faultless, faulty);
};
