import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { Component, type ReactNode } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { isFailedFetch } from '../problems/failed-fetch.ts'
import { useProblems } from '../problems/problems-context.tsx'
import { LastResort } from './last-resort.tsx'

/** A bug in a screen becomes a sentence with a way on, never a white page. */
export function ProblemBoundary({ children }: { children: ReactNode }) {
  const { show } = useProblems()
  const { place } = useJourney()
  // A screen, or a part of one, that could not be fetched is fetched again only by a new page; what was typed is kept.
  const caught = (error: unknown) =>
    isFailedFetch(error) ? show(new Problem('offline'), { retry: () => location.reload() }) : show(asProblem(error))
  return (
    <Boundary at={place} isLast={place.screen === 'show-error'} onCaught={caught}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  readonly at: unknown
  /** The screen that shows problems has fallen itself: nothing else is left to go to. */
  readonly isLast: boolean
  readonly onCaught: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly fallen?: 'broken' | 'unfetched' | undefined
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fallen: isFailedFetch(error) ? 'unfetched' : 'broken' }
  }

  override componentDidCatch(error: unknown) {
    // A lost connection is no fault of ours to report.
    if (!isFailedFetch(error)) reportError(error)
    if (!this.props.isLast) this.props.onCaught(error)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.fallen && before.at !== this.props.at) this.setState({ fallen: undefined })
  }

  override render() {
    const { fallen } = this.state
    if (!fallen) return this.props.children
    // Who closes the message about it still has a way on.
    if (fallen === 'unfetched') return <LastResort why="offline" />
    return this.props.isLast ? <LastResort why="problem.unexpected" /> : null
  }
}
