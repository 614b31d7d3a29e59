import { useLocation } from '@portal/platform';
import { Component, type ReactNode } from 'react';
import { RootError } from './RootError.tsx';

interface Props {
  /** The key of the visit; at the next one it is tried again. */
  visit: string;
  children: ReactNode;
}

class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The frame failed', error);
  }

  override componentDidUpdate({ visit }: Props): void {
    if (this.state.hasFailed && visit !== this.props.visit) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <RootError /> : this.props.children;
  }
}

/** Around the frame: what fails in it, and what no boundary inside has kept. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary visit={useLocation().key}>{children}</Boundary>
);
