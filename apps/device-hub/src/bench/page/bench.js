const at = (id) => document.getElementById(id)

const write = (id, words) => {
  if (at(id).textContent !== words) at(id).textContent = words
}

const turn = (asked) =>
  fetch('switch', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) })

const element = (name, words, ...children) => {
  const made = document.createElement(name)
  if (words !== undefined) made.textContent = words
  made.append(...children)
  return made
}

function documentCard({ id, name, holder, lines }) {
  const hold = element('button', 'Hold to the reader')
  hold.type = 'button'
  hold.setAttribute('aria-label', `Hold to the reader: ${name}`)
  hold.addEventListener('click', () => turn({ type: 'hold', specimen: id }))
  return element(
    'li',
    undefined,
    element('h3', name),
    element('p', holder),
    ...(lines.length > 0 ? [element('div', undefined, ...lines.map((line) => element('code', line)))] : []),
    hold,
  )
}

function sheet({ number, kind, bytes, text }) {
  const item = element('li', `Sheet ${number}: ${kind}, ${bytes} bytes`)
  if (text !== undefined) item.append(element('pre', text))
  return item
}

const lockWords = {
  answers: 'The lock system answers.',
  refuses: 'The lock system refuses every key.',
  silent: 'The lock system is silent.',
}

function showKeys({ cards, bin, jammed, lock, guestTakes, cut }) {
  const stack = cards === 0 ? 'The dispenser is empty' : `${cards} cards in the dispenser`
  write('cards', `${stack}, ${bin} in its bin${jammed ? ', and one is stuck' : ''}.`)
  write('lock', lockWords[lock])
  write('guest', guestTakes ? 'Somebody takes the cards that come out.' : 'Nobody takes the cards that come out.')
  at('empty-cards').disabled = cards === 0
  at('jam').disabled = jammed
  at('unjam').disabled = !jammed
  for (const mood of Object.keys(lockWords)) at(`lock-${mood}`).disabled = lock === mood
  at('guest-takes').disabled = guestTakes
  at('guest-leaves').disabled = !guestTakes
  at('cut').replaceChildren(
    ...cut.map(({ number, room, until }) => element('li', `Card ${number}: room ${room}, until ${until}`)),
  )
}

function show({ reader, cable, listens, page, paper, printed, said, specimens, ...keys }) {
  showKeys(keys)
  if (at('documents').childElementCount === 0) at('documents').append(...specimens.map(documentCard))
  write('hub', 'running')
  write('page', page ? 'connected' : 'not connected')
  write('reader', `${reader}, ${cable === 'pulled' ? 'dark' : listens ? 'waiting for a document' : 'asleep'}`)
  write('cable', cable === 'pulled' ? 'It hangs loose.' : 'It is plugged in.')
  write('paper', paper === 0 ? 'The tray is empty.' : `${paper} sheets in the tray.`)
  at('pull').disabled = cable === 'pulled'
  at('plug').disabled = cable === 'plugged'
  at('empty').disabled = paper === 0
  at('printed').replaceChildren(...printed.map(sheet))
  at('said').replaceChildren(...said.map((words) => element('li', words)))
}

const switches = {
  'fill-cards': { type: 'cards', cards: 'full' },
  'empty-cards': { type: 'cards', cards: 'empty' },
  jam: { type: 'jam', jammed: true },
  unjam: { type: 'jam', jammed: false },
  'lock-answers': { type: 'lock', lock: 'answers' },
  'lock-refuses': { type: 'lock', lock: 'refuses' },
  'lock-silent': { type: 'lock', lock: 'silent' },
  'guest-takes': { type: 'guest', takes: true },
  'guest-leaves': { type: 'guest', takes: false },
}
for (const [id, asked] of Object.entries(switches)) at(id).addEventListener('click', () => turn(asked))

at('pull').addEventListener('click', () => turn({ type: 'cable', cable: 'pulled' }))
at('plug').addEventListener('click', () => turn({ type: 'cable', cable: 'plugged' }))
at('feed').addEventListener('click', () => turn({ type: 'paper', paper: 'full' }))
at('empty').addEventListener('click', () => turn({ type: 'paper', paper: 'empty' }))

const events = new EventSource('events')
events.addEventListener('message', ({ data }) => show(JSON.parse(data)))
events.addEventListener('error', () => write('hub', 'does not answer'))
