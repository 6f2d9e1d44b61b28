import { SectionCard } from '../../components/layout/SectionCard';
import { FactList } from '../../components/result/FactList';
import { Remark } from '../../components/status/Remark';
import type { MyAccount } from '../../contract/myAccount';
import { fullName } from '../../domain/athletes';
import { myAccountTexts } from '../../texts/myAccount';
import { EmailForm } from './EmailForm';

const texts = myAccountTexts.data;

/** Who the person is, and where their mails go [AC-1]. */
export function MyDataCard({ id, account }: { id: string; account: MyAccount }) {
  const facts = [
    { term: texts.name, value: fullName(account) },
    ...(account.team === null ? [] : [{ term: texts.team, value: account.team }]),
    { term: texts.username, value: account.username },
  ];
  return (
    <SectionCard id={id} title={texts.title}>
      <FactList facts={facts} />
      <Remark>{texts.whoChanges}</Remark>
      <EmailForm account={account} />
    </SectionCard>
  );
}
