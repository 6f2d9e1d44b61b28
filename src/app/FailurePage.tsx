import { Button } from '../components/form/Button';
import { Page } from '../components/layout/Page';
import { Alert } from '../components/status/Alert';
import { appTexts } from '../texts/app';

const { failure, noStorage } = appTexts;

export interface FailurePageProps {
  /** The browser keeps nothing for this page: says what to do [DB-14]. */
  isWithoutStorage?: boolean;
  /** Called by the button. Reloads the page by default. */
  onReload?: (() => void) | undefined;
}

const reload = () => window.location.reload();

/** Shown instead of a page whose code failed or could not be loaded. Offers to reload. */
export function FailurePage({ isWithoutStorage = false, onReload = reload }: FailurePageProps) {
  return (
    <Page narrow>
      <Alert
        kind="error"
        title={isWithoutStorage ? noStorage.title : failure.title}
        action={
          <Button mark="update" onClick={onReload}>
            {isWithoutStorage ? noStorage.retry : failure.reload}
          </Button>
        }
      >
        {isWithoutStorage ? noStorage.text : failure.text}
      </Alert>
    </Page>
  );
}
