import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashFallback } from './CrashFallback.tsx'

/** Around everything: when even the frame breaks, crash screen 1 offers a reload (APP-1). */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }
  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('the page crashed', error, info.componentStack)
  }
  override render() {
    return this.state.hasCrashed ? <CrashFallback /> : this.props.children
  }
}
