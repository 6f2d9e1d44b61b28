import { Component, type ReactNode } from 'react';
import { Button } from '../components/form/Button';
import { Page } from '../components/layout/Page';
import { Alert } from '../components/status/Alert';
import { appTexts } from '../texts/app';

const { failure } = appTexts;

interface ErrorBoundaryProps {
  children: ReactNode;
  onReload: () => void;
}

/** Instead of a blank page: a screen that broke, or one whose code could not be loaded, and the way out. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Page narrow>
        <Alert
          kind="error"
          title={failure.title}
          action={
            <Button mark="update" onClick={this.props.onReload}>
              {failure.reload}
            </Button>
          }
        >
          {failure.text}
        </Alert>
      </Page>
    );
  }
}
