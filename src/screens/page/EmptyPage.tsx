import { ButtonLink } from '../../components/form/ButtonLink';
import { Page } from '../../components/layout/Page';
import { EmptyState } from '../../components/status/EmptyState';
import type { IconName } from '../../components/status/Icon';
import { componentTexts } from '../../texts/components';

/** Shown when this address has no content, or none in this tab: says why, and has a link to the start page. */
export function EmptyPage({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <Page>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <ButtonLink variant="secondary" mark="home" to="/">
            {componentTexts.home}
          </ButtonLink>
        }
      />
    </Page>
  );
}
