import { Component, type ReactNode } from 'react'

interface SeenFenceProps {
  readonly fallback: (why: string) => ReactNode
  readonly children: ReactNode
}

/** A log is a stranger's file: what it breaks here leaves the rest of the staff page standing. */
export class SeenFence extends Component<SeenFenceProps, { readonly why: string | null }> {
  override state = { why: null }
  static getDerivedStateFromError(error: unknown) {
    return { why: String(error) }
  }
  override render() {
    return this.state.why === null ? this.props.children : this.props.fallback(this.state.why)
  }
}
