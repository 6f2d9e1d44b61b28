import { Button } from '../components/form/Button';
import { Page } from '../components/layout/Page';
import { Alert } from '../components/status/Alert';
import { appTexts } from '../texts/app';

const { failure } = appTexts;

export interface FailurePageProps {
  /** By default it reloads the page. */
  onReload?: (() => void) | undefined;
}

const reload = () => window.location.reload();

/** Stands in the place of a page whose code broke or could not be loaded, and offers the way out. */
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
