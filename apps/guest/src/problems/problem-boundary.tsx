import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { Component, type ReactNode } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { LastResort } from './last-resort.tsx'
import { useProblems } from './problems-context.tsx'

/** A bug in a screen becomes a sentence with a way on, never a white page. */
export function ProblemBoundary({ children }: { children: ReactNode }) {
  const { show } = useProblems()
  const { place } = useJourney()
  // A screen that could not be fetched is fetched again only by a new page; what was typed is kept.
  const caught = (error: unknown) =>
    isFailedFetch(error) ? show(new Problem('offline'), { retry: () => location.reload() }) : show(asProblem(error))
  return (
    <Boundary at={place} isLast={place.screen === 'show-error'} onCaught={caught}>
      {children}
    </Boundary>
  )
}

/** Browsers have no common name for it. */
function isFailedFetch(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message)
}

interface BoundaryProps {
  readonly at: unknown
  /** The screen that shows problems has fallen itself: nothing else is left to go to. */
  readonly isLast: boolean
  readonly onCaught: (error: unknown) => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    if (!this.props.isLast) this.props.onCaught(error)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.fallen && before.at !== this.props.at) this.setState({ fallen: false })
  }

  override render() {
    if (!this.state.fallen) return this.props.children
    return this.props.isLast ? <LastResort /> : null
  }
}
