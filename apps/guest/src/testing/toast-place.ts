/** Where the shelf stands on which this was said. */
export function styleOfShelf(said: HTMLElement) {
  const shelf = said.closest('[class="shelf"]')
  if (!shelf) return undefined
  const { position, inset, margin } = getComputedStyle(shelf)
  return { position, fromTop: inset.replace(/^max\(.*\)(?= \S+ \S+$)/, 'edge'), margin }
}

/** At the upper edge, with as much room on the left as on the right. */
export const topCentre = { position: 'fixed', fromTop: 'edge 0 auto', margin: '0px auto' }
