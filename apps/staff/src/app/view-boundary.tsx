import { Component, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { useTexts } from '../wordings/texts-context.tsx'

interface ViewBoundaryProps {
  /** Another place shows its own view again. */
  readonly at: unknown
  readonly children: ReactNode
}

/** Shows a message in place of a view that throws, so that the rest of the app stays usable. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override componentDidUpdate(before: ViewBoundaryProps) {
    if (this.state.isBroken && before.at !== this.props.at) this.#retry()
  }

  readonly #retry = () => this.setState({ isBroken: false })

  override render() {
    return this.state.isBroken ? <BrokenView onRetry={this.#retry} /> : this.props.children
  }
}

function BrokenView({ onRetry }: { onRetry: () => void }) {
  const { say } = useTexts()
  return (
    <div role="alert">
      <Empty
        drawing="search"
        title={say('problem.title')}
        act={
          <Button look="primary" onClick={onRetry}>
            {say('do.again')}
          </Button>
        }
      >
        {say('problem.other')}
      </Empty>
    </div>
  )
}
