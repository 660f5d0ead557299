import { setBehaviour } from './behaviours.ts'
import type { Lobby } from './lobby.ts'

/** What a scene observes: the lobby, and the reader's state as reported to the page. */
export interface Stage {
  readonly lobby: Lobby
  readonly isReading: () => boolean
}

/**
 * One step of a scene: what the user should do or watch for until it ends, and what the hardware
 * does then.
 */
export interface SceneStep {
  readonly tell: string
  readonly until: (stage: Stage, since: OutputCounts) => boolean
  readonly after?: (stage: Stage) => void
}

/** What has come out since the scene started. */
export interface OutputCounts {
  readonly cards: number
  readonly sheets: number
}

export interface Scene {
  readonly id: string
  readonly title: string
  readonly sentence: string
  /** The page to open in the kiosk, relative to its address. */
  readonly opens: string
  readonly begin?: (stage: Stage) => void
  readonly beats: readonly SceneStep[]
  /** What to see at the end. */
  readonly end: string
}

const cardIsOut = ({ lobby }: Stage) => lobby.gate !== undefined
const cardsTaken =
  (count: number) =>
  ({ lobby }: Stage, { cards }: OutputCounts) =>
    cards >= count && lobby.gate === undefined

const rossi = 'check-in?voucher=FOY1003&surname=Rossi'
const garcia = 'check-in?voucher=FOY1001&surname=Garcia%20Lopez'

const keyInstructions =
  'In the kiosk: Find my booking, Yes, check in, and ask for two keys. Signature and payment were done at home.'

/** Demo scenarios. The user plays the guest, the scene plays the hardware. */
export const scenes: readonly Scene[] = [
  {
    id: 'two-cards',
    title: 'Check in Rossi and take two cards',
    sentence: 'The guest did everything at home except the key: take both cards as they come out.',
    opens: rossi,
    begin: ({ lobby }) => lobby.setTaker('hand'),
    beats: [
      { tell: keyInstructions, until: cardIsOut },
      { tell: 'The first card is in the slot: take it.', until: cardsTaken(1) },
      { tell: 'Wait for the second card, and take it too.', until: cardsTaken(2) },
    ],
    end: 'Both cards are in your hand, and the kiosk says goodbye.',
  },
  {
    id: 'second-card-jams',
    title: 'The dispenser jams on the second card',
    sentence: 'The first card comes out and the second one jams: see what guest and reception read.',
    opens: rossi,
    begin: ({ lobby }) => lobby.setTaker('hand'),
    beats: [
      { tell: keyInstructions, until: cardIsOut },
      {
        tell: 'Take the first card.',
        until: cardsTaken(1),
        after: ({ lobby }) => {
          lobby.jamsNext = true
        },
      },
      { tell: 'The second card is on its way.', until: ({ lobby }) => lobby.jammed },
      {
        tell: 'The second card is stuck. Read the kiosk, and the desk’s alerts; then set the dispenser to Works.',
        until: ({ lobby }) => !lobby.jammed,
      },
    ],
    end: 'The stuck card is out. Nothing was cut twice: the kiosk makes the missing one when it is asked for.',
  },
  {
    id: 'no-paper',
    title: 'No paper',
    sentence: 'The tray is empty: see that the desk knows before a guest misses a receipt.',
    opens: rossi,
    begin: ({ lobby }) => void setBehaviour(lobby, 'printer', 'empty'),
    beats: [
      {
        tell: 'The printer is out of paper: the desk’s alerts say so by now. Set the printer to Works to feed it.',
        until: ({ lobby }) => lobby.paper > 0,
      },
    ],
    end: 'The tray is full, and the alert closes by itself.',
  },
  {
    id: 'cable-while-reading',
    title: 'Cable pulled while reading',
    sentence: 'The reader loses its connection while reading: see that it recovers.',
    opens: garcia,
    beats: [
      {
        tell: 'In the kiosk: Find my booking, and Yes, check in. It will ask for a document.',
        until: ({ isReading }) => isReading(),
        after: ({ lobby }) => lobby.setCable('pulled'),
      },
      {
        tell: 'The cable is out: the kiosk says so, and the guest can type instead. Now set the reader to Works.',
        until: ({ lobby }) => lobby.cable === 'plugged',
      },
      { tell: 'The reader reconnects.', until: ({ isReading }) => isReading() },
    ],
    end: 'It reads again: drag Lucía García López’s identity card onto it.',
  },
]
