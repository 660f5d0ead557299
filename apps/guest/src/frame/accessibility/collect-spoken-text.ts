const SILENT_SELECTOR = '[aria-hidden="true"], [hidden], [data-keyboard], svg, script, style, dialog'

/**
 * The text to read aloud for an element, piece by piece in reading order.
 * Typed values are omitted, because others in the lobby could overhear them.
 */
export function collectSpokenText(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const pieces: { block: Element; text: string }[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    const text = walker.currentNode.nodeValue?.replace(/\s+/g, ' ').trim()
    if (!parent || !text || parent.closest(SILENT_SELECTOR)) continue
    const block = parent.closest('p, li, dt, dd, label, legend, h1, h2, button, a, small') ?? parent
    const last = pieces.at(-1)
    if (last?.block === block) last.text += ` ${text}`
    else pieces.push({ block, text })
  }
  return pieces.map(({ text }) => text)
}
