import * as z from 'zod/mini'
import { saidCommand } from './desk-command.ts'
import { id, place, text } from './desk-values.ts'
import { screenMessage } from './front-desk.ts'

/** The line of a hotel's own system. Its hotel stands behind it, its key in the header `authorization`. */
export const HOTEL_LINE_PATH = '/api/front-desk/system/'

const sequence = z.int().check(z.gte(1), z.lte(1_000_000_000))

/** From the hotel's system. */
export const systemSignal = z.discriminatedUnion('type', [
  /** First on every connection: whose numbers these are, and the lowest that may still come. */
  z.object({ type: z.literal('configure'), data: z.object({ link: id, from: sequence }) }),
  /** A message of a screen is taken, and need not be said again. */
  z.object({ type: z.literal('taken'), data: z.object({ id }) }),
  /** One has come before its turn: what is not taken is to be said again. */
  z.object({ type: z.literal('missing') }),
  z.object({ type: z.literal('ping') }),
])
export type SystemSignal = z.output<typeof systemSignal>

/** A command for one screen, numbered by the system from 1 over all of its screens. */
export const systemCommand = z.intersection(
  z.object({ id, sequence, sender: z.literal('pms'), device: id }),
  saidCommand,
)
export type SystemCommand = z.output<typeof systemCommand>

export const refusals = ['unreadable', 'noScreen', 'noReservation', 'inUse'] as const

/** To the hotel's system. */
export const systemMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('configured'),
    data: z.object({ screens: z.array(z.object({ device: id, name: z.string(), connected: z.boolean() })) }),
  }),
  z.object({ type: z.literal('received'), data: z.object({ id }) }),
  z.object({ type: z.literal('refused'), data: z.object({ id, why: z.enum(refusals) }) }),
  /** Everything from this number on is said again. */
  z.object({ type: z.literal('missing'), data: z.object({ from: sequence }) }),
  /** What a screen says. It is applied when `previous` of the same device is, and once. */
  z.object({
    type: z.literal('onMessage'),
    data: z.object({
      device: id,
      name: text,
      stream: id,
      position: place,
      previous: place,
      message: screenMessage,
    }),
  }),
  z.object({ type: z.literal('pong') }),
])
export type SystemMessage = z.output<typeof systemMessage>
export type Refusal = (typeof refusals)[number]
