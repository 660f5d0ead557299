interface Ordered {
  readonly name: string
  readonly order: number
  readonly process: string
}

type Direction = 'forward' | 'back'

/**
 * Finds the nearest configured screen of the process in a direction, skipping screens that have
 * nothing to show.
 */
export function findNeighbour<S extends Ordered>(
  screens: readonly S[],
  here: Pick<Ordered, 'order' | 'process'>,
  direction: Direction,
  isEmpty: (name: string) => boolean = () => false,
): S | undefined {
  const sign = direction === 'forward' ? 1 : -1
  return screens
    .filter((screen) => screen.process === here.process && (screen.order - here.order) * sign > 0)
    .toSorted((a, b) => (a.order - b.order) * sign)
    .find((screen) => !isEmpty(screen.name))
}
