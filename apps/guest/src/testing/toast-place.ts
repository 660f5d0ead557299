/** The style of the shelf that shows this toast. */
export function readShelfStyle(said: HTMLElement) {
  const shelf = said.closest('[class="shelf"]')
  if (!shelf) return undefined
  const { position, inset, margin } = getComputedStyle(shelf)
  return { position, fromTop: inset.replace(/^max\(.*\)(?= \S+ \S+$)/, 'edge'), margin }
}

/** At the top edge, horizontally centred. */
export const topCentre = { position: 'fixed', fromTop: 'edge 0 auto', margin: '0px auto' }
