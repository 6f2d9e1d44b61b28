import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectMemberImport } from '../../../../store/memberImport/selectors';
import { memberImportActions } from '../../../../store/memberImport/slice';
import { selectIsOnline } from '../../../../store/network/selectors';
import { Button } from '../../../components/form/Button';
import { FileButton } from '../../../components/form/FileButton';
import { RadioChoices } from '../../../components/form/RadioChoices';
import { ActionBar } from '../../../components/layout/ActionBar';
import { Stack } from '../../../components/layout/Stack';
import { Alert } from '../../../components/status/Alert';
import type { ListReading } from '../../../domain/listedMembers';
import { memberImportTexts } from '../../../texts/memberImport';
import { StateHeading } from '../../page/StateHeading';
import { listTypes, useChosenFile } from './useChosenFile';

const { ask: texts, preview, offline } = memberImportTexts;

const sampleOf = ({ sample }: ListReading): string => sample.join('; ');

/** Asks how the names of a file are written, where its bytes do not tell [MB-13]. */
export function ListChoice() {
  const dispatch = useAppDispatch();
  const choose = useChosenFile();
  const { readings, fileName } = useAppSelector(selectMemberImport);
  const isOnline = useAppSelector(selectIsOnline);
  const [chosen, setChosen] = useState<string | null>(null);
  const reading = readings.find((one) => sampleOf(one) === chosen);
  return (
    <>
      <Stack gap="large">
        <StateHeading level="h2">{texts.title}</StateHeading>
        <p>{fileName}</p>
        <p>{texts.lead}</p>
        {!isOnline && <Alert kind="info">{offline}</Alert>}
        <RadioChoices
          name="reading"
          question={texts.question}
          options={readings.map(sampleOf)}
          hints={readings.map(({ encoding }) => (encoding ? texts.encodings[encoding] : ''))}
          chosen={chosen}
          onChoose={setChosen}
          onSettle={() => {}}
        />
        <p>{texts.none}</p>
      </Stack>
      <ActionBar floating>
        <FileButton
          label={preview.otherFile}
          variant="secondary"
          accept={listTypes}
          disabled={!isOnline}
          onChoose={choose}
        />
        <Button
          disabled={!reading || !isOnline}
          onClick={() => reading && dispatch(memberImportActions.listChosen(reading.list))}
        >
          {texts.go}
        </Button>
      </ActionBar>
    </>
  );
}
