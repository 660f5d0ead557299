import { getRoles, screen } from '@testing-library/react'

interface Found {
  /** Positions of the elements with each role, as listed and as queried, and of those with text. */
  readonly listed: Record<string, number[]>
  readonly queried: Record<string, number[]>
  readonly withText: number[]
}

/** What queries find on the page as a test sees it, and with the selectors of plain jsdom. */
export function compareSelectors(): { quick: Found; original: Found } {
  const quick = find()
  let original = quick
  withOriginalSelectors(() => {
    original = find()
  })
  return { quick, original }
}

function find(): Found {
  const roles = getRoles(document.body)
  const listed: Record<string, number[]> = {}
  const queried: Record<string, number[]> = {}
  for (const [role, elements] of Object.entries(roles)) {
    listed[role] = findPositions(elements)
    queried[role] = findPositions(screen.queryAllByRole(role, { hidden: true }))
  }
  return { listed, queried, withText: findPositions(screen.queryAllByText(/\S/)) }
}

/** The positions of elements in the page: two elements with the same content are not the same. */
export function findPositions(elements: Iterable<Element>): number[] {
  const all = [...document.getElementsByTagName('*')]
  return [...elements].map((element) => all.indexOf(element))
}

/** Reads with jsdom's own selectors, which the environment has saved. */
export function withOriginalSelectors(read: () => void): void {
  const run: unknown = Reflect.get(window, 'withOriginalSelectors')
  if (typeof run !== 'function') throw new Error('These tests run in jsdom-environment.ts.')
  run(read)
}
