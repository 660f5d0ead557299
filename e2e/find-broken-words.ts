/**
 * Runs in the page: finds words within the selected elements that break across lines without a
 * hyphen.
 */
export function findBrokenWords(selector: string): string[] {
  const found = new Set<string>()
  for (const part of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: of, nodeValue } = texts.currentNode
      if (!of?.checkVisibility() || of.closest('select, script, style')) continue
      // Texts for screen readers are one pixel wide.
      if (of.getBoundingClientRect().width <= 2) continue
      // An e-mail address has no break opportunities.
      const text = nodeValue?.replace(/\S*@\S*/g, (address) => ' '.repeat(address.length)) ?? ''
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(`"${word}" is broken in two.`)
      }
    }
  }
  return [...found]
}
