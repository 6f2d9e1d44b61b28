import { ButtonLink } from '../../components/form/ButtonLink';
import { Page } from '../../components/layout/Page';
import { SectionCard } from '../../components/layout/SectionCard';
import { Stack } from '../../components/layout/Stack';
import { agreement } from '../../domain/progress/measurementError';
import { progressHelpTexts as texts } from '../../texts/progressHelp';

/** What a change means, and what it rests on [HI-4]. `back` is the address of the history. */
export function HelpPage({ back }: { back: string }) {
  return (
    <Page narrow>
      <Stack>
        <h2>{texts.title}</h2>
        {texts.sections(agreement.same, agreement.other).map(({ id, title, texts: paragraphs }) => (
          <SectionCard key={id} id={id} title={title}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </SectionCard>
        ))}
        <ButtonLink variant="secondary" mark="back" to={back}>
          {texts.back}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
