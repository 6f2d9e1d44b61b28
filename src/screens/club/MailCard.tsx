import { selectMailTest } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { SectionCard } from '../../components/layout/SectionCard';
import { FactList } from '../../components/result/FactList';
import { Alert } from '../../components/status/Alert';
import { Remark } from '../../components/status/Remark';
import type { MailState } from '../../contract/mail';
import { mailStateTexts as texts } from '../../texts/mailState';
import { momentInWords } from '../../texts/moments';

const inWords = ({ isSetUp, faultSince }: MailState): string => {
  if (faultSince !== null) return texts.disturbed(momentInWords(faultSince, Date.now()));
  return isSetUp ? texts.isSetUp : texts.isNot;
};

/** How the sending of mails stands, and a mail to try it [CL-5]. */
export function MailCard({ id, mail }: { id: string; mail: MailState }) {
  const { isSetUp, fault, waiting, failed } = mail;
  const facts = [
    { term: texts.state, value: inWords(mail) },
    ...(waiting === 0 ? [] : [{ term: texts.waiting, value: String(waiting) }]),
    ...(failed === 0 ? [] : [{ term: texts.failed, value: String(failed) }]),
  ];
  return (
    <SectionCard id={id} title={texts.title}>
      <FactList facts={facts} />
      {fault !== null && <Remark>{`${texts.faults[fault]} ${texts.goesOn}`}</Remark>}
      {isSetUp ? <MailTest /> : <Remark>{texts.files}</Remark>}
    </SectionCard>
  );
}

/** Sends a test mail, and says what became of it. */
function MailTest() {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const { status, error, sent } = useAppSelector(selectMailTest);
  return (
    <>
      <div role="status">
        {sent && sent.fault === null && <Alert kind="info">{texts.accepted(sent.email)}</Alert>}
      </div>
      {sent && sent.fault !== null && <Alert kind="error">{texts.faults[sent.fault]}</Alert>}
      {status === 'failed' && <Alert kind="error">{error}</Alert>}
      <Row>
        <Button
          variant="secondary"
          mark="mail"
          busy={status === 'running'}
          disabled={!isOnline}
          onClick={() => dispatch(clubActions.mailTestRequested())}
        >
          {texts.test}
        </Button>
      </Row>
    </>
  );
}
