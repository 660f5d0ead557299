import * as z from 'zod/mini'
import { commandContent } from './desk-command.ts'
import { id, messagePosition, text } from './desk-values.ts'
import { screenMessage } from './front-desk.ts'

/**
 * WebSocket path for a hotel's own system. The hotel is part of the address; the key is in the
 * `authorization` header.
 */
export const HOTEL_CHANNEL_PATH = '/api/front-desk/system/'

const sequence = z.int().check(z.gte(1), z.lte(1_000_000_000))

/** From the hotel's system. */
export const systemSignal = z.discriminatedUnion('type', [
  /**
   * First on every connection: the owner of the sequence, and the lowest number that may still
   * arrive.
   */
  z.object({ type: z.literal('configure'), data: z.object({ link: id, from: sequence }) }),
  /** A screen's message is acknowledged and need not be resent. */
  z.object({ type: z.literal('taken'), data: z.object({ id }) }),
  /** A message arrived out of order: resend everything not yet acknowledged. */
  z.object({ type: z.literal('missing') }),
  z.object({ type: z.literal('ping') }),
])
export type SystemSignal = z.output<typeof systemSignal>

/** A command for one screen. The system numbers commands from 1 across all of its screens. */
export const systemCommand = z.intersection(
  z.object({ id, sequence, sender: z.literal('pms'), device: id }),
  commandContent,
)
export type SystemCommand = z.output<typeof systemCommand>

export const rejections = ['unreadable', 'noScreen', 'noReservation', 'inUse'] as const

/** To the hotel's system. */
export const systemMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('configured'),
    data: z.object({ screens: z.array(z.object({ device: id, name: z.string(), connected: z.boolean() })) }),
  }),
  z.object({ type: z.literal('received'), data: z.object({ id }) }),
  z.object({ type: z.literal('refused'), data: z.object({ id, why: z.enum(rejections) }) }),
  /** Resend everything from this number on. */
  z.object({ type: z.literal('missing'), data: z.object({ from: sequence }) }),
  /** A screen's message. It is applied exactly once, after `previous` of the same device. */
  z.object({
    type: z.literal('onMessage'),
    data: z.object({
      device: id,
      name: text,
      stream: id,
      position: messagePosition,
      previous: messagePosition,
      message: screenMessage,
    }),
  }),
  z.object({ type: z.literal('pong') }),
])
export type SystemMessage = z.output<typeof systemMessage>
export type Rejection = (typeof rejections)[number]
