import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { type AddedMembers, memberImportActions } from '../../../../store/memberImport/slice';
import { selectHasFeature } from '../../../../store/server/selectors';
import { Button } from '../../../components/form/Button';
import { ButtonLink } from '../../../components/form/ButtonLink';
import { Card } from '../../../components/layout/Card';
import { Mark } from '../../../components/status/Mark';
import { mailFilesFeature } from '../../../contract/features';
import { memberImportTexts } from '../../../texts/memberImport';
import { StateHeading } from '../../page/StateHeading';
import styles from './AddedSummary.module.css';

const texts = memberImportTexts.done;

/** What has happened: how many got a mail, and how many need their code on paper [MB-2]. */
export function AddedSummary({ added: { mailed, withoutEmail } }: { added: AddedMembers }) {
  const dispatch = useAppDispatch();
  const areFiles = useAppSelector((state) => selectHasFeature(state, mailFilesFeature));
  const needsPaper = withoutEmail > 0;
  return (
    <div className={styles.summary}>
      <Card>
        <StateHeading level="h2">{texts.title(mailed + withoutEmail)}</StateHeading>
        {mailed > 0 && (
          <p className={styles.fact}>
            <Mark name="mail" />
            <span>{areFiles ? texts.mailFiles : texts.mailed(mailed)}</span>
          </p>
        )}
        {needsPaper && (
          <p className={styles.fact}>
            <Mark name="qr" />
            <span>{texts.withoutEmail(withoutEmail)}</span>
          </p>
        )}
        {needsPaper && <ButtonLink to="/members/sheet">{texts.sheet}</ButtonLink>}
        <ButtonLink to="/members" variant={needsPaper ? 'secondary' : 'primary'}>
          {memberImportTexts.toMembers}
        </ButtonLink>
        <Button variant="plain" onClick={() => dispatch(memberImportActions.opened())}>
          {texts.another}
        </Button>
      </Card>
    </div>
  );
}
