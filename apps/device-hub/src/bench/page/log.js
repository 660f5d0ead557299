import { at, element, write } from './dom.js'
import { keep, keptChoice } from './keep.js'

const EVERY = 'all'
const names = [EVERY, 'page', 'reader', 'dispenser', 'lock', 'printer']

/** By id. A pause stops the display, never the recording. */
const entries = new Map()
let isPaused = false

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

const arrows = { to: '→ to', from: '← from' }
const spaced = (hex) => hex.replaceAll(/(..)(?!$)/g, '$1 ')

export function hearWire({ put, gone }) {
  for (const id of gone) entries.delete(id)
  for (const entry of put) {
    entries.delete(entry.id)
    entries.set(entry.id, entry)
  }
  if (!isPaused) show()
}

/** The hub has restarted: entries of the previous one are obsolete. */
export function forgetWire() {
  entries.clear()
}

const words = (entry) => (at('wire-hex').checked ? spaced(entry.hex) : entry.text)

function wanted() {
  const device = at('wire-device').value
  const find = at('wire-find').value.toLowerCase()
  return [...entries.values()]
    .filter((entry) => device === EVERY || entry.device === device)
    .filter((entry) => at('wire-routine').checked || !entry.isRoutine)
    .filter(({ text, hex }) => find === '' || text.toLowerCase().includes(find) || spaced(hex).includes(find))
    .toSorted((one, other) => other.at - one.at || other.id - one.id)
}

const row = (entry) => [
  clock.format(entry.at),
  entry.device,
  arrows[entry.direction],
  String(entry.bytes),
  entry.ms === undefined ? '' : `${entry.ms} ms`,
  entry.times > 1 ? `${words(entry)}  ×${entry.times}` : words(entry),
]

/** Unchanged rows keep their position and selection. */
function show() {
  const rows = new Map([...at('wire-rows').children].map((one) => [one.dataset.key, one]))
  const shown = wanted().map((entry) => {
    const cells = row(entry)
    const key = cells.join('|')
    return (
      rows.get(key) ??
      element('tr', { 'data-key': key, class: entry.direction }, ...cells.map((cell) => element('td', {}, cell)))
    )
  })
  at('wire-rows').replaceChildren(...shown)
}

async function copy() {
  const text = wanted()
    .toReversed()
    .map((entry) => row(entry).join('\t'))
    .join('\n')
  try {
    await navigator.clipboard.writeText(text)
    write('wire-told', 'Copied.')
  } catch {
    write('wire-told', 'The browser does not let us copy.')
  }
}

export function openLog() {
  // Both scroll, so they must be reachable by keyboard.
  for (const id of ['story', 'wire-lines']) at(id).tabIndex = 0
  at('wire-device').append(...names.map((name) => element('option', { value: name }, name === EVERY ? 'All' : name)))
  for (const id of ['wire-device', 'wire-find']) {
    at(id).value = keptChoice(id, at(id).value)
    at(id).addEventListener('input', () => {
      keep(id, at(id).value)
      show()
    })
  }
  for (const id of ['wire-hex', 'wire-routine']) {
    at(id).checked = keptChoice(id, false)
    at(id).addEventListener('change', () => {
      keep(id, at(id).checked)
      show()
    })
  }
  at('wire-pause').addEventListener('click', () => {
    isPaused = !isPaused
    at('wire-pause').setAttribute('aria-pressed', String(isPaused))
    write('wire-told', isPaused ? 'Paused: nothing is lost.' : '')
    if (!isPaused) show()
  })
  at('wire-copy').addEventListener('click', copy)
}
