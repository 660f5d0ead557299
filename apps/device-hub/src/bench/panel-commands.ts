import * as z from 'zod/mini'
import { setBehaviour } from './behaviours.ts'
import type { Director } from './director.ts'
import type { Lobby } from './lobby.ts'
import { lockModes, takers } from './lobby-texts.ts'
import { presenters } from './simulated-terminal.ts'
import type { Specimen } from './specimens.ts'

/** All actions on the simulator panel. */
export const panelCommands = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hold'), specimen: z.string(), side: z.optional(z.enum(['front', 'back'])) }),
  z.object({ type: z.literal('behave'), device: z.string(), as: z.string() }),
  z.object({ type: z.literal('taker'), taker: z.enum(takers) }),
  z.object({ type: z.literal('take') }),
  z.object({ type: z.literal('presenter'), presenter: z.enum(presenters) }),
  z.object({ type: z.literal('present') }),
  z.object({ type: z.literal('scene'), scene: z.nullable(z.string()) }),
  z.object({ type: z.literal('cable'), cable: z.enum(['plugged', 'pulled']) }),
  z.object({ type: z.literal('paper'), paper: z.enum(['full', 'empty']) }),
  z.object({ type: z.literal('cards'), cards: z.enum(['full', 'empty']) }),
  z.object({ type: z.literal('jam'), jammed: z.boolean() }),
  z.object({ type: z.literal('lock'), lock: z.enum(lockModes) }),
  z.object({ type: z.literal('guest'), takes: z.boolean() }),
])
type PanelCommand = z.infer<typeof panelCommands>

interface PanelDependencies {
  readonly lobby: Lobby
  readonly director: Director
  readonly specimens: readonly Specimen[]
}

type PanelCommandHandlers = {
  readonly [Type in PanelCommand['type']]: (asked: Extract<PanelCommand, { type: Type }>) => unknown
}

/** Cards have their lines on the back; the front is only a picture to the reader. */
const CARD_LINE_COUNT = 3

/** Performs an action; returns false if that is not possible. */
export function createPanelCommandHandler({
  lobby,
  director,
  specimens,
}: PanelDependencies): (asked: PanelCommand) => boolean {
  const turns: PanelCommandHandlers = {
    hold({ specimen, side = 'back' }) {
      const held = specimens.find(({ id }) => id === specimen)
      if (!held) return false
      const isPicture = side === 'front' && held.lines.length === CARD_LINE_COUNT
      return lobby.hold(isPicture ? { ...held, name: `Front of: ${held.name}`, lines: [] } : held)
    },
    behave: ({ device, as }) => setBehaviour(lobby, device, as),
    taker: ({ taker }) => lobby.setTaker(taker),
    take: () => lobby.takeCard(),
    presenter: ({ presenter }) => lobby.terminal.setPresenter(presenter),
    present: () => lobby.terminal.present(),
    scene: ({ scene }) => (scene === null ? director.stop() : director.play(scene)),
    cable: ({ cable }) => lobby.setCable(cable),
    paper: ({ paper }) => (paper === 'full' ? lobby.feedPaper() : lobby.emptyTray()),
    cards: ({ cards }) => (cards === 'full' ? lobby.fillStack() : lobby.emptyStack()),
    jam: ({ jammed }) => lobby.setJammed(jammed),
    lock: ({ lock }) => lobby.setLock(lock),
    guest: ({ takes }) => lobby.setGuestTakes(takes),
  }
  return (asked) => (turns[asked.type] as (asked: PanelCommand) => unknown)(asked) !== false
}
