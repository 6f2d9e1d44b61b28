import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectMemberImport } from '../../../../store/memberImport/selectors';
import { memberImportActions } from '../../../../store/memberImport/slice';
import { Page } from '../../../components/layout/Page';
import { memberImportTexts } from '../../../texts/memberImport';
import { useSecondaryTitle } from '../../page/useSecondaryTitle';
import { AddedSummary } from './AddedSummary';
import { FileChoice } from './FileChoice';
import { ImportPreview } from './ImportPreview';
import { ListChoice } from './ListChoice';

/** `/members/import`: a list of athletes is read, shown, and then added all at once [MB-3]. */
export function ImportScreen() {
  const dispatch = useAppDispatch();
  const { status, added } = useAppSelector(selectMemberImport);
  useSecondaryTitle(memberImportTexts.title);
  useEffect(() => {
    dispatch(memberImportActions.opened());
  }, [dispatch]);
  const isPreview = status === 'preview' || status === 'running' || status === 'failed';
  return (
    <Page>
      {added && <AddedSummary added={added} />}
      {isPreview && <ImportPreview />}
      {status === 'asking' && <ListChoice />}
      {!added && !isPreview && status !== 'asking' && <FileChoice />}
    </Page>
  );
}
