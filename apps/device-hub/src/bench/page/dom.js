export const at = (id) => document.getElementById(id)

const SVG = 'http://www.w3.org/2000/svg'

const made = (node, attributes, children) => {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === false) continue
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value)
    else node.setAttribute(name, value === true ? '' : value)
  }
  node.append(...children.filter((child) => child !== undefined && child !== false))
  return node
}

/** `element('p', { class: 'quiet' }, 'words', another)` */
export const element = (name, attributes, ...children) => made(document.createElement(name), attributes, children)

export const drawn = (name, attributes, ...children) => made(document.createElementNS(SVG, name), attributes, children)

/** Writes only if the text differs, so that live regions announce it once. */
export const write = (id, words) => {
  if (at(id).textContent !== words) at(id).textContent = words
}

/** Redraws a part only when its data has changed, so that focus and animation are preserved. */
export function shownBy(draw) {
  let last
  return (facts) => {
    const now = JSON.stringify(facts)
    if (now === last) return
    last = now
    draw(facts)
  }
}

export const turn = (asked) =>
  fetch('switch', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) })
