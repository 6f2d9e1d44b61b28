import { ButtonLink } from '../components/ButtonLink';
import { EmptyState } from '../components/EmptyState';
import type { IconName } from '../components/Icon';
import { Page } from '../components/layout/Page';
import { runTexts } from '../texts/run';

interface RunUnavailableProps {
  icon: IconName;
  title: string;
  text: string;
}

/** There is nothing to run at this address, or not in this tab. */
export function RunUnavailable({ icon, title, text }: RunUnavailableProps) {
  return (
    <Page>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <ButtonLink mark="home" to="/">
            {runTexts.home}
          </ButtonLink>
        }
      />
    </Page>
  );
}
