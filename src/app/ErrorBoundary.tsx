import { Component, type ReactNode } from 'react';
import { FailurePage, type FailurePageProps } from './FailurePage';

interface ErrorBoundaryProps extends FailurePageProps {
  children: ReactNode;
}

/** Shows the failure page instead of a screen that throws or whose code cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailurePage onReload={this.props.onReload} /> : this.props.children;
  }
}
