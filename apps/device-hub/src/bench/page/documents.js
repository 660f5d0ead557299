import { at, element, turn, write } from './dom.js'
import { draggable } from './drag.js'
import { drawDocument, kindOf } from './drawings.js'
import { keep, keptChoice } from './keep.js'

let specimens = []
let chosen = keptChoice('document')
const sides = keptChoice('sides', {})

const sideOf = ({ id }) => sides[id] ?? 'back'
const isCard = (specimen) => kindOf(specimen) === 'card'
const inHand = () => specimens.find(({ id }) => id === chosen)

export function showDocuments(told) {
  specimens = told
  at('documents').replaceChildren(...specimens.map(documentItem))
  showHand()
}

/** Where a document is read: the glass, or its stand-in if the glass is out of view. */
const readers = () => [...document.querySelectorAll('[data-drop="document"]')]

const hold = (specimen) => turn({ type: 'hold', specimen: specimen.id, side: sideOf(specimen) })

function documentItem(specimen) {
  const picture = element('span', { class: 'picture', 'aria-hidden': 'true' }, drawDocument(specimen, sideOf(specimen)))
  const button = element(
    'button',
    {
      type: 'button',
      class: 'document',
      'data-id': specimen.id,
      'aria-pressed': String(specimen.id === chosen),
      onclick: () => choose(specimen.id === chosen ? undefined : specimen.id),
    },
    picture,
    element('span', { class: 'name' }, specimen.name),
    ' ',
    element('span', { class: 'holder' }, specimen.holder),
  )
  draggable(button, { picture: () => picture, targets: readers, dropped: () => hold(specimen) })
  return element('li', {}, button)
}

function choose(id) {
  chosen = id
  keep('document', id)
  for (const button of at('documents').querySelectorAll('button'))
    button.setAttribute('aria-pressed', String(button.dataset.id === id))
  showHand()
}

function showHand() {
  const specimen = inHand()
  at('in-hand').hidden = !specimen
  if (!specimen) return
  const side = isCard(specimen) ? `, ${sideOf(specimen)} to the glass` : ''
  write('in-hand-name', `In your hand: ${specimen.name}${side}`)
  at('turn-over').hidden = !isCard(specimen)
}

export function holdWhatIsInHand() {
  const specimen = inHand()
  if (specimen) hold(specimen)
}

at('hold').dataset.drop = 'document'
at('hold').addEventListener('click', holdWhatIsInHand)
at('turn-over').addEventListener('click', () => {
  const specimen = inHand()
  sides[specimen.id] = sideOf(specimen) === 'back' ? 'front' : 'back'
  keep('sides', sides)
  const picture = at('documents').querySelector(`[data-id="${specimen.id}"] .picture`)
  picture.replaceChildren(drawDocument(specimen, sideOf(specimen)))
  showHand()
})
