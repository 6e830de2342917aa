import { Component, type ReactNode } from 'react'
import { hasLostParts, seekLostParts } from './part.tsx'

interface FenceProps {
  /** What stands there after a failure; `again` shows the view anew: its flow lives on. */
  readonly fallback: (again: () => void) => ReactNode
  /** Nobody is shown a button: what failed for want of a file is shown anew by itself. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** How long a quiet view waits before it seeks the file that did not come, ms. */
const QUIET_PAUSE = 5000

/** Fences in a part of the page: when it fails, the rest stands, and it can be tried again (SAF-13). */
export class Fence extends Component<FenceProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  #seeking: ReturnType<typeof setTimeout> | undefined
  readonly #again = () => {
    seekLostParts()
    this.setState({ hasFailed: false })
  }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    if (this.props.isQuiet && hasLostParts()) this.#seeking = setTimeout(this.#again, QUIET_PAUSE)
  }
  override componentWillUnmount() {
    clearTimeout(this.#seeking)
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback(this.#again) : this.props.children
  }
}
