import { Component, type ReactNode } from 'react';
import { RootError } from './RootError.tsx';

/** Around the frame: what fails in it, and what no boundary inside has kept. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The frame failed', error);
  }

  override render() {
    return this.state.hasFailed ? <RootError /> : this.props.children;
  }
}
