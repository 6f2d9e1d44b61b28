import type { Elements } from '../../components/elements';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Page } from '../../components/layout/Page';
import { EmptyState } from '../../components/status/EmptyState';
import type { IconName } from '../../components/status/Icon';
import { componentTexts } from '../../texts/components';

interface EmptyPageProps {
  icon: IconName;
  title: string;
  text: string;
  /** What can be done before going home. */
  action?: Elements;
}

/** Shown when this address has no content, or none in this tab: says why, and has a link to the start page. */
export function EmptyPage({ action, ...state }: EmptyPageProps) {
  return (
    <Page>
      <EmptyState
        {...state}
        action={
          <>
            {action}
            <ButtonLink variant="secondary" mark="home" to="/">
              {componentTexts.home}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
