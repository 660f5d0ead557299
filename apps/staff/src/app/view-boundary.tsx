import { isFailedFetch } from '@foyer/web/lazy/failed-fetch.ts'
import { Component, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { useTexts } from '../wordings/texts-context.tsx'

interface ViewBoundaryProps {
  /** Another place shows its own view again. */
  readonly at: unknown
  readonly children: ReactNode
  readonly reload?: () => void
}

/** Shows a message in place of a view that throws, so that the rest of the app stays usable. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly broken?: 'view' | 'loading' | undefined }> {
  override state = { broken: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { broken: isFailedFetch(error) ? 'loading' : 'view' }
  }

  override componentDidCatch(error: unknown) {
    if (!isFailedFetch(error)) reportError(error)
  }

  override componentDidUpdate(before: ViewBoundaryProps) {
    if (this.state.broken && before.at !== this.props.at) this.#retry()
  }

  readonly #retry = () => {
    // A server of a newer version no longer has the file that this page asks for.
    if (this.state.broken === 'loading') (this.props.reload ?? (() => location.reload()))()
    else this.setState({ broken: undefined })
  }

  override render() {
    return this.state.broken ? <BrokenView onRetry={this.#retry} /> : this.props.children
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
