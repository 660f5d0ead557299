import { Component, type ReactNode } from 'react'
import { isFailedFetch } from '../../problems/failed-fetch.ts'

interface QuietlyProps {
  readonly onFallen?: () => void
  readonly children: ReactNode
}

/** A watcher that falls is reported; the guest goes on without it. */
export class Quietly extends Component<QuietlyProps, { fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidCatch(error: unknown) {
    // A lost connection is no fault of ours to report.
    if (!isFailedFetch(error)) reportError(error)
    this.props.onFallen?.()
  }

  override render() {
    return this.state.fallen ? null : this.props.children
  }
}
