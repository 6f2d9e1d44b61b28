import { Button } from '../components/form/Button';
import { Page } from '../components/layout/Page';
import { Alert } from '../components/status/Alert';
import { appTexts } from '../texts/app';

const { failure } = appTexts;

export interface FailurePageProps {
  /** Called by the button. Reloads the page by default. */
  onReload?: (() => void) | undefined;
}

const reload = () => window.location.reload();

/** Shown instead of a page whose code failed or could not be loaded. Offers to reload. */
export function FailurePage({ onReload = reload }: FailurePageProps) {
  return (
    <Page narrow>
      <Alert
        kind="error"
        title={failure.title}
        action={
          <Button mark="update" onClick={onReload}>
            {failure.reload}
          </Button>
        }
      >
        {failure.text}
      </Alert>
    </Page>
  );
}
