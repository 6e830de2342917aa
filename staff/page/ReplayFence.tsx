import { Component, type ReactNode } from 'react'

interface FenceProps {
  readonly onFailure: (error: unknown) => void
  readonly children: ReactNode
}

/** What this build can't draw is said on the staff page: a crash screen here would be taken for the player's. */
export class ReplayFence extends Component<FenceProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
