import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { isFailedFetch } from '@foyer/web/lazy/failed-fetch.ts'
import { Component, type ReactNode } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { useProblems } from '../problems/problems-context.tsx'
import { LastResort } from './last-resort.tsx'
import { reloadIfOnline } from './reload-if-online.ts'

/** Shows a message and a way to continue when a screen throws, instead of a blank page. */
export function ProblemBoundary({ children }: { children: ReactNode }) {
  const { show } = useProblems()
  const { place } = useJourney()
  const caught = async (error: unknown) => {
    if (!isFailedFetch(error)) return show(ensureProblem(error))
    if (!(await reloadIfOnline())) show(new Problem('offline'), { retry: () => location.reload() })
  }
  return (
    <Boundary at={place} isLast={place.screen === 'show-error'} onCaught={caught}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  readonly at: unknown
  /** True if the error screen itself has failed, so there is no other screen to go to. */
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
    // A lost connection is not a bug, so it isn't reported.
    if (!isFailedFetch(error)) reportError(error)
    if (!this.props.isLast) this.props.onCaught(error)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.fallen && before.at !== this.props.at) this.setState({ fallen: undefined })
  }

  override render() {
    const { fallen } = this.state
    if (!fallen) return this.props.children
    // After closing the offline message, the guest still has a way to continue.
    if (fallen === 'unfetched') return <LastResort why="offline" />
    return this.props.isLast ? <LastResort why="problem.unexpected" /> : null
  }
}
