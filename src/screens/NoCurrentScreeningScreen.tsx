import { ButtonLink } from '../components/ButtonLink';
import { EmptyState } from '../components/EmptyState';
import { Page } from '../components/layout/Page';
import { noCurrentScreeningTexts } from '../texts/noCurrentScreening';

/** `/nocurrentscreening`: nobody has assigned a screening yet [NS-1]. */
export function NoCurrentScreeningScreen() {
  return (
    <Page>
      <EmptyState
        icon="screening"
        title={noCurrentScreeningTexts.title}
        text={noCurrentScreeningTexts.text}
        action={
          <ButtonLink variant="secondary" mark="home" to="/">
            {noCurrentScreeningTexts.home}
          </ButtonLink>
        }
      />
    </Page>
  );
}
