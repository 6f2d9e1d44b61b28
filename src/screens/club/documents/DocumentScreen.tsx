import { useParams } from 'react-router-dom';
import { selectClub } from '../../../../store/club/selectors';
import { clubActions } from '../../../../store/club/slice';
import { useAppSelector } from '../../../../store/hooks';
import { Button } from '../../../components/form/Button';
import { ButtonLink } from '../../../components/form/ButtonLink';
import { ActionBar } from '../../../components/layout/ActionBar';
import { Page } from '../../../components/layout/Page';
import { Stack } from '../../../components/layout/Stack';
import { Alert } from '../../../components/status/Alert';
import { isDocumentKind } from '../../../domain/documents';
import { missingInSections } from '../../../domain/legalText';
import { documentsTexts as texts } from '../../../texts/documents';
import { EmptyPage } from '../../page/EmptyPage';
import { useWhenOnline } from '../../page/useWhenOnline';
import { WithoutClub } from '../WithoutClub';
import { DocumentPaper } from './DocumentPaper';

/** `/club/documents/:document`: a document with the club's data, to be printed by admins [CL-3]. */
export function DocumentScreen() {
  useWhenOnline(clubActions.requested);
  const { document: kind } = useParams();
  const { club } = useAppSelector(selectClub);

  if (!isDocumentKind(kind)) return <EmptyPage icon="document" {...texts.unknown} />;
  if (club?.settings) {
    const missing = missingInSections(texts.sections[kind], club.operator).length;
    return (
      <Page>
        <Stack>
          {missing > 0 && <Alert kind="info">{texts.openFields(missing)}</Alert>}
          <DocumentPaper kind={kind} club={club} settings={club.settings} />
        </Stack>
        <ActionBar floating>
          <ButtonLink variant="secondary" mark="back" to="/club#unterlagen">
            {texts.toClub}
          </ButtonLink>
          <Button mark="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </ActionBar>
      </Page>
    );
  }
  return <WithoutClub />;
}
