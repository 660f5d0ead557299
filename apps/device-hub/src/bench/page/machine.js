import { holdWhatIsInHand } from './documents.js'
import { at, drawn, element, shownBy, turn } from './dom.js'
import { draggable } from './drag.js'
import { drawKey } from './drawings.js'
import { keep } from './keep.js'

/** The switches of each device, labelled for the person in front of it. */
const devices = {
  reader: {
    title: 'Reader',
    as: { well: 'Works', slow: 'Slow', unreadable: 'Dirty glass', silent: 'Silent', pulled: 'Unplugged' },
  },
  dispenser: {
    title: 'Dispenser',
    as: { well: 'Works', slow: 'Slow', jammed: 'Jammed', empty: 'Empty', away: 'Away' },
  },
  lock: {
    title: 'Lock encoder',
    as: { well: 'Works', slow: 'Slow', refuses: 'Refuses', silent: 'Silent', away: 'Away' },
  },
  printer: { title: 'Printer', as: { well: 'Works', empty: 'No paper', away: 'Switched off' } },
  terminal: {
    title: 'Card terminal',
    as: {
      well: 'Works',
      slow: 'Slow',
      refuses: 'Bank says no',
      invalid: 'Card not valid',
      lost: 'Answer gets lost',
      away: 'Cable out',
    },
  },
  fiscal: {
    title: 'Fiscal printer',
    as: { well: 'Works', refuses: 'Refuses', empty: 'No paper', lost: 'Answer gets lost', away: 'Cable out' },
  },
}

const presenters = { hand: 'me', guest: 'a guest' }
const takers = { hand: 'me', guest: 'a guest', nobody: 'nobody' }

/** Switches whose new place the hub has not confirmed: a state that is older does not turn them back. */
const unconfirmed = new Map()

async function holdUntilConfirmed(name, sending) {
  unconfirmed.set(name, sending)
  await sending.catch(() => {})
  if (unconfirmed.get(name) === sending) unconfirmed.delete(name)
}

/** `choose` returns when the hub has the choice. */
const radios = (name, words, choose) =>
  Object.entries(words).map(([value, label]) =>
    element(
      'label',
      {},
      element('input', { type: 'radio', name, value, onchange: () => holdUntilConfirmed(name, choose(value)) }),
      element('span', {}, label),
    ),
  )

const front = (name, legend, words, choose) =>
  element(
    'fieldset',
    { class: 'switches' },
    element('legend', { class: name in devices ? 'unseen' : '' }, legend),
    ...radios(name, words, choose),
  )

function device(name, ...inside) {
  const { title, as } = devices[name]
  return element(
    'article',
    { class: `device ${name}`, 'aria-labelledby': `${name}-title`, id: name },
    element('h3', { id: `${name}-title` }, title),
    element('p', { class: 'state', id: `${name}-state` }),
    ...inside,
    front(name, `How the ${title.toLowerCase()} behaves`, as, (chosen) =>
      turn({ type: 'behave', device: name, as: chosen }),
    ),
  )
}

const glass = element(
  'div',
  { class: 'glass', 'data-drop': 'document', onclick: holdWhatIsInHand },
  drawn(
    'svg',
    { viewBox: '0 0 240 110', 'aria-hidden': 'true' },
    drawn('path', { class: 'body', d: 'M22 16h196l20 76q2 12-10 12H12Q0 104 2 92z' }),
    drawn('path', { class: 'pane', d: 'M38 26h164l14 58H24z' }),
    drawn('path', { class: 'beam', d: 'M27 74h186' }),
    drawn('path', { class: 'cable', d: 'M120 104v6' }),
    drawn('circle', { class: 'light', cx: 120, cy: 95, r: 4 }),
  ),
  element('p', { id: 'glass-words' }, 'Drop a document here'),
)

const slot = element('div', { class: 'slot' }, element('div', { id: 'gate', class: 'gate' }))

export function openMachine() {
  at('devices').append(
    device('reader', glass),
    device(
      'dispenser',
      slot,
      front('taker', 'Cards are taken by', takers, (taker) => {
        keep('taker', taker)
        return turn({ type: 'taker', taker })
      }),
      element('ul', { id: 'cut', class: 'cut', 'aria-label': 'Cards in your hand' }),
    ),
    device('lock'),
    device('printer', element('ol', { id: 'printed', class: 'printed', 'aria-label': 'Printed' })),
    device(
      'terminal',
      element('div', { id: 'card-slot', class: 'card-slot' }),
      front('presenter', 'Cards are held to it by', presenters, (presenter) => {
        keep('presenter', presenter)
        return turn({ type: 'presenter', presenter })
      }),
      element('ol', { id: 'captures', class: 'captures', 'aria-label': 'The terminal’s own ledger' }),
    ),
    device('fiscal', element('ol', { id: 'slips', class: 'captures', 'aria-label': 'Fiscal receipts' })),
  )
}

const readerWords = ({ reader, behaves, statuses }) => {
  if (behaves.reader === 'pulled') return `${reader}, dark: its cable is unplugged`
  if (statuses.scanner.state === 'reading') return `${reader}, waiting for a document`
  return `${reader}, ${statuses.scanner.state === 'initialize_error' ? 'does not answer' : 'asleep until the kiosk asks'}`
}

const encoderWords = { ready: 'ready', no_cards: 'has no cards', jammed: 'is stuck', away: 'does not answer' }
const lockWords = {
  well: 'Answers.',
  slow: 'Answers after a while.',
  refuses: 'Refuses every key.',
  silent: 'Does not answer.',
  away: 'Its line is cut.',
}
const money = ({ minor, currency }) => new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 100)
const terminalWords = ({ statuses, terminal }) => {
  if (!statuses.cardTerminals) return 'This kiosk has none'
  if (terminal.waiting) return `Waits for a card: ${money(terminal.waiting)}`
  return statuses.cardTerminals.every(({ state }) => state === 'ready') ? 'Ready' : 'Does not answer'
}
const fiscalWords = { ready: 'Ready', no_paper: 'Has no paper', away: 'Does not answer' }
const count = (number, one, many) => `${number} ${number === 1 ? one : many}`

function stateWords(state) {
  const { behaves, cards, bin, paper, statuses } = state
  const encoder = statuses.keyEncoder
  return {
    reader: readerWords(state),
    dispenser: encoder
      ? `${encoderWords[encoder.state]}, ${count(cards, 'card', 'cards')} left, ${bin} taken back`
      : 'This kiosk has none',
    lock: encoder ? lockWords[behaves.lock] : 'This kiosk has none',
    printer: `${paper === 0 ? 'The tray is empty' : `${count(paper, 'sheet', 'sheets')} in the tray`}${statuses.printer.state === 'away' ? ', switched off' : ''}`,
    terminal: terminalWords(state),
    fiscal: statuses.fiscalPrinter ? fiscalWords[statuses.fiscalPrinter.state] : 'This kiosk has none',
  }
}

function choose(name, value) {
  if (unconfirmed.has(name)) return
  for (const radio of document.querySelectorAll(`input[name="${name}"]`)) radio.checked = radio.value === value
}

const showGate = shownBy(({ gate, taker }) => {
  if (!gate) return at('gate').replaceChildren(element('p', { class: 'quiet' }, 'A card comes out here'))
  const take = element(
    'button',
    { type: 'button', class: 'take', onclick: () => turn({ type: 'take' }) },
    drawKey(gate),
    element('span', { class: 'name' }, `Take the card for room ${gate.room}`),
  )
  draggable(take, {
    picture: () => take.querySelector('.key'),
    targets: () => [at('cut'), document.querySelector('.hand')],
    dropped: () => turn({ type: 'take' }),
  })
  at('gate').replaceChildren(take)
  if (taker === 'hand') take.focus({ preventScroll: true })
})

const showCut = shownBy(({ gate, cut }) => {
  const taken = cut.filter(({ number }) => number !== gate?.number)
  at('cut').replaceChildren(...taken.map((card) => element('li', {}, drawKey(card))))
})

const showPrinted = shownBy((printed) => {
  at('printed').replaceChildren(
    ...printed.map(({ number, kind, bytes, text }) =>
      element(
        'li',
        { class: 'sheet' },
        element('p', {}, `Sheet ${number}: ${kind}, ${bytes} bytes`),
        text !== undefined && element('pre', {}, text),
        ['PNG', 'JPEG'].includes(kind) &&
          element('img', { src: `sheet/${number}`, alt: `Sheet ${number}, as printed` }),
        element('a', { href: `sheet/${number}`, target: '_blank', rel: 'noopener' }, 'Read it in full'),
      ),
    ),
  )
})

const showCardSlot = shownBy(({ waiting, presenter }) => {
  const isMine = waiting && presenter === 'hand'
  at('card-slot').replaceChildren(
    isMine
      ? element(
          'button',
          { type: 'button', class: 'primary', onclick: () => turn({ type: 'present' }) },
          `Present a card for ${money(waiting)}`,
        )
      : element('p', { class: 'quiet' }, waiting ? 'A guest holds the card to it' : 'A card is held here'),
  )
})

const showCaptures = shownBy((captures) => {
  at('captures').replaceChildren(
    ...captures.map((capture) =>
      element('li', {}, `${capture.number}. ${money(capture)} ${capture.isGivenBack ? 'given back' : 'taken'}`),
    ),
  )
})

const showSlips = shownBy((slips) => {
  at('slips').replaceChildren(...slips.map(({ number, total }) => element('li', {}, `Receipt ${number}: ${total}`)))
})

const showStates = shownBy((words) => {
  for (const [name, text] of Object.entries(words)) at(`${name}-state`).textContent = text
})

export function showMachine(state) {
  const { behaves, statuses, taker, gate, cut, printed, terminal, slips } = state
  showStates(stateWords(state))
  for (const [name, as] of Object.entries(behaves)) {
    choose(name, as)
    at(name).dataset.behaves = as
  }
  choose('taker', taker)
  choose('presenter', terminal.presenter)
  glass.dataset.light = behaves.reader === 'pulled' ? 'dark' : statuses.scanner.state
  showGate({ gate, taker })
  showCut({ gate, cut })
  showPrinted(printed)
  showCardSlot(terminal)
  showCaptures(terminal.captures)
  showSlips(slips)
}
