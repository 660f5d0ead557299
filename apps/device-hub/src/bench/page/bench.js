import { showDocuments } from './documents.js'
import { at, element, shownBy, turn, write } from './dom.js'
import { keptChoice } from './keep.js'
import { openKiosk } from './kiosk.js'
import { forgetWire, hearWire, openLog } from './log.js'
import { openMachine, showMachine } from './machine.js'
import { showPlaying, showScenes } from './scenes.js'

openMachine()
openLog()

const showSaid = shownBy((said) => at('said').replaceChildren(...said.map((words) => element('li', {}, words))))

/** A restarted hub sends the same data, so the focused element keeps its focus. */
const lay = shownBy(({ specimens, scenes }) => {
  showDocuments(specimens)
  showScenes(scenes)
})

const heard = {
  table({ specimens, scenes, kiosk }) {
    forgetWire()
    lay({ specimens, scenes })
    openKiosk(kiosk)
    // The user in front of the framed kiosk is its guest: they take cards and present the payment
    // card by hand.
    if (!kiosk?.isFramed) return
    turn({ type: 'taker', taker: keptChoice('taker', 'hand') })
    turn({ type: 'presenter', presenter: keptChoice('presenter', 'hand') })
  },
  state(state) {
    write('hub-fact', 'Hub is running')
    write('page-fact', state.page ? 'Kiosk uses its devices' : 'Kiosk does not use its devices now')
    showMachine(state)
    showPlaying(state.playing)
    showSaid(state.said)
  },
  wire: hearWire,
}

const events = new EventSource('events')
for (const [name, hear] of Object.entries(heard)) events.addEventListener(name, ({ data }) => hear(JSON.parse(data)))
events.addEventListener('error', () => write('hub-fact', 'Hub does not answer'))
