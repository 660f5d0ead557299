interface Ordered {
  readonly name: string
  readonly order: number
  readonly process: string
}

type Direction = 'forward' | 'back'

/** The nearest configured screen in a direction, within the same process; screens with nothing to show are passed over. */
export function neighbour<S extends Ordered>(
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
