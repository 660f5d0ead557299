import { asProblem } from '@foyer/domain/problem/problem.ts'
import { Component, type ReactNode } from 'react'
import { useProblems } from './problems-context.tsx'

/** A bug in a screen becomes a sentence with a way on, never a white page. */
export function ProblemBoundary({ children }: { children: ReactNode }) {
  const { show } = useProblems()
  return <Boundary onCaught={show}>{children}</Boundary>
}

class Boundary extends Component<{ onCaught: (error: unknown) => void; children: ReactNode }, { fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    this.props.onCaught(asProblem(error))
    this.setState({ fallen: false })
  }

  override render() {
    return this.state.fallen ? null : this.props.children
  }
}
