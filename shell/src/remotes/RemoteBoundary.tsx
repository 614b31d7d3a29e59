import { Component, type ReactNode } from 'react';

interface Props {
  /** Another place is a new chance: the boundary forgets its error when this changes. */
  place: string;
  /** Called once per error; returns the reference to show. */
  onError: (error: unknown) => string;
  fallback: (reference: string, reset: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  reference: string;
}

/** Keeps an error of a remote's code within the remote's place on the page. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, reference: '' };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    this.setState({ reference: this.props.onError(thrown) });
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.hasFailed && before.place !== this.props.place) this.reset();
  }

  reset = (): void => {
    this.setState({ hasFailed: false, reference: '' });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.reference, this.reset) : this.props.children;
  }
}
