const shownAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]

/** A placeholder that was not filled, or a value that was not there. */
const unfilled = /\{[\w.]+\}|\b(?:undefined|NaN|Invalid Date)\b|\[object \w+\]/

/** Calls back for each text of the page that a guest should never read or hear. */
export function watchTexts(onUnfilled: (text: string) => void): () => void {
  const check = (text: string | null): void => {
    if (text && unfilled.test(text)) onUnfilled(text)
  }
  const checkNode = (node: Node): void => {
    check(node.textContent)
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('*')])
      for (const name of shownAttributes) check(element.getAttribute(name))
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(checkNode)
      else check(type === 'attributes' ? (target as Element).getAttribute(attributeName ?? '') : target.nodeValue)
    }
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: shownAttributes,
  })
  return () => observer.disconnect()
}
