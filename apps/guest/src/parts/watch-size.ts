/**
 * Calls back now and whenever one of the elements changes size; returns a function that stops it.
 */
export function watchSize(elements: readonly (Element | null)[], onSize: () => void): () => void {
  onSize()
  if (typeof ResizeObserver === 'undefined') return () => {}
  const watch = new ResizeObserver(onSize)
  for (const element of elements) if (element) watch.observe(element)
  return () => watch.disconnect()
}
