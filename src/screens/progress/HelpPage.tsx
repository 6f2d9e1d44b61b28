import { useAppSelector } from '../../../store/hooks';
import { selectTestNames } from '../../../store/progress/selectors';
import { selectServer } from '../../../store/server/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Page } from '../../components/layout/Page';
import { SectionCard } from '../../components/layout/SectionCard';
import { Stack } from '../../components/layout/Stack';
import { AgreementSummary } from '../../components/result/AgreementSummary';
import { assumedAgreement } from '../../domain/progress/disagreement';
import { agreementTexts } from '../../texts/agreement';
import { progressHelpTexts as texts } from '../../texts/progressHelp';

/** What a change means, and what it rests on [HI-4]. `back` is the address of the history. */
export function HelpPage({ back }: { back: string }) {
  return (
    <Page narrow>
      <Stack>
        <h2>{texts.title}</h2>
        {texts
          .sections(assumedAgreement.same, assumedAgreement.other)
          .map(({ id, title, texts: paragraphs }) => (
            <SectionCard key={id} id={id} title={title}>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </SectionCard>
          ))}
        <ClubAgreement />
        <ButtonLink variant="secondary" mark="back" to={back}>
          {texts.back}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

/** What the club has measured, as the last update brought it [ZB-3]. */
function ClubAgreement() {
  const { agreement } = useAppSelector(selectServer);
  const names = useAppSelector(selectTestNames);
  if (!agreement) return null;
  return (
    <SectionCard id="verein" title={agreementTexts.title}>
      <p>{agreementTexts.explanation}</p>
      <AgreementSummary
        agreement={agreement}
        tests={agreement.tests.map(({ testId, ...test }) => ({
          name: names.get(testId) ?? agreementTexts.formerTest,
          ...test,
        }))}
      />
    </SectionCard>
  );
}
