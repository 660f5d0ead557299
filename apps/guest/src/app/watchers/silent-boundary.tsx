import { isFailedFetch } from '@foyer/web/lazy/failed-fetch.ts'
import { Component, type ReactNode } from 'react'

interface SilentBoundaryProps {
  readonly onFallen?: () => void
  readonly children: ReactNode
}

/** Reports a watcher that fails and lets the guest continue without it. */
export class SilentBoundary extends Component<SilentBoundaryProps, { fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidCatch(error: unknown) {
    // A lost connection is not a bug, so it isn't reported.
    if (!isFailedFetch(error)) reportError(error)
    this.props.onFallen?.()
  }

  override render() {
    return this.state.fallen ? null : this.props.children
  }
}
