import { at, element } from './dom.js'

/** The kiosk's screen size: its page is laid out for that and then scaled down to fit here. */
const LEAST = { width: 904, height: 1310 }

let kiosk

export function openKiosk(told) {
  const isFirst = kiosk === undefined
  kiosk = told
  at('kiosk').hidden = !kiosk
  if (!kiosk || !isFirst) return
  at('kiosk-alone').href = addressOf('')
  at('kiosk').classList.toggle('is-away', !kiosk.isFramed)
  at('kiosk-again').addEventListener('click', () => lead(''))
  if (kiosk.isFramed) lead('')
  else showTheWay()
}

/** Navigates the kiosk. Uses a new frame, because setting the same address would not reload it. */
export function lead(place) {
  if (!kiosk?.isFramed) return
  const frame = element('iframe', {
    title: 'The kiosk',
    src: addressOf(place),
    allow: 'camera; fullscreen',
  })
  at('screen').replaceChildren(frame)
  fitIn()
}

/** A new kiosk finds its license filled in. */
const addressOf = (place) => `${kiosk.address}${place}#${kiosk.license}`

/** Under this host name the kiosk's cookies would not be sent. */
function showTheWay() {
  at('kiosk-again').hidden = true
  at('screen').replaceChildren(
    element(
      'div',
      { class: 'way' },
      element('p', {}, 'The live kiosk can be shown here, at this machine’s other host name.'),
      element('a', { href: kiosk.beside }, 'Open the lobby with the kiosk beside it'),
    ),
  )
}

function fitIn() {
  const frame = at('screen').querySelector('iframe')
  if (!frame) return
  const { clientWidth, clientHeight } = at('screen')
  const scale = Math.min(clientWidth / LEAST.width, clientHeight / LEAST.height)
  frame.style.setProperty('block-size', `${clientHeight / scale}px`)
  frame.style.setProperty('inline-size', `${clientWidth / scale}px`)
  frame.style.setProperty('transform', `scale(${scale})`)
}

new ResizeObserver(fitIn).observe(at('screen'))
