import { type DragEvent, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectMemberImport } from '../../../../store/memberImport/selectors';
import { memberImportActions } from '../../../../store/memberImport/slice';
import { selectIsOnline } from '../../../../store/network/selectors';
import { FileButton } from '../../../components/form/FileButton';
import { TextLink } from '../../../components/form/TextLink';
import { Stack } from '../../../components/layout/Stack';
import { Alert } from '../../../components/status/Alert';
import { RetryAlert } from '../../../components/status/RetryAlert';
import { Skeleton } from '../../../components/status/Skeleton';
import { memberImportTexts } from '../../../texts/memberImport';
import { StateHeading } from '../../page/StateHeading';
import { ColumnsHelp } from './ColumnsHelp';
import styles from './FileChoice.module.css';
import { fileFaultInWords } from './inWords';
import { listTypes, useChosenFile } from './useChosenFile';

const texts = memberImportTexts.choose;

/** The first part of the import: which file, and what has to be in it. */
export function FileChoice() {
  const { status, fileName, fault, error } = useAppSelector(selectMemberImport);
  const isOnline = useAppSelector(selectIsOnline);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.choice}>
      <Stack gap="large">
        <StateHeading level="h2">{memberImportTexts.title}</StateHeading>
        <p className={styles.lead}>{texts.lead}</p>
        {!isOnline && <Alert kind="info">{memberImportTexts.offline}</Alert>}
        {fault && (
          <Alert kind="error" title={fileName ?? ''}>
            {fileFaultInWords(fault)}
          </Alert>
        )}
        {status === 'unread' && (
          <RetryAlert
            title={fileName ?? ''}
            retry={memberImportTexts.retry}
            disabled={!isOnline}
            onRetry={() => dispatch(memberImportActions.readAgain())}
          >
            {error}
          </RetryAlert>
        )}
        {status === 'reading' ? <Reading fileName={fileName} /> : <DropField isOnline={isOnline} />}
      </Stack>
      <Stack gap="large">
        <ColumnsHelp />
        <TextLink to="/members">{memberImportTexts.toMembers}</TextLink>
      </Stack>
    </div>
  );
}

function Reading({ fileName }: { fileName: string | null }) {
  return (
    <>
      <p role="status">{`${texts.reading}: ${fileName ?? ''}`}</p>
      <Skeleton />
    </>
  );
}

/** Where a file is chosen, or dropped with a mouse. */
function DropField({ isOnline }: { isOnline: boolean }) {
  const choose = useChosenFile();
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isOnline) choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for a mouse; the button in it does the same
    <section
      className={styles.drop}
      data-over={isOver}
      aria-describedby={hintId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        label={texts.file}
        mark="upload"
        accept={listTypes}
        disabled={!isOnline}
        onChoose={choose}
      />
      <p className={styles.mouse}>{texts.drop}</p>
      <p id={hintId}>{texts.before}</p>
    </section>
  );
}
