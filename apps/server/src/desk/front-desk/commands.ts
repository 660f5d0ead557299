import { type CommandContent, type CommandType, commandContent } from '@foyer/contract/messages/desk-command.ts'
import type { Rejection } from '@foyer/contract/messages/hotel-channel.ts'
import { channels } from '@foyer/domain/mode/channels.ts'
import * as z from 'zod/mini'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { findRecipient } from './commands.store.ts'
import { saveLineMessage } from './line.store.ts'
import { formatScreenKey } from './wake-keys.ts'

interface Sender {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  /** The sender's name at the hotel. */
  readonly name: string
}

interface CommandRequest {
  readonly id: string
  readonly deviceId: string
  readonly link: string | null
  readonly sequence: number
  readonly command: CommandContent
  /** The staff member who sends it. */
  readonly driver?: string
}

/**
 * Stores a command for its screen, once per id. The sender is the identity that the connection or
 * session has proved.
 */
export function createDeskCommands({ sites, wakes }: { readonly sites: Sites; readonly wakes: Wakes }) {
  return {
    async send({ tx, hotel, name }: Sender, wanted: CommandRequest): Promise<'kept' | 'known' | Rejection> {
      const { id, deviceId, link, sequence, command, driver } = wanted
      const reference = 'reference' in command.data ? command.data.reference : null
      const about = await findRecipient(tx, deviceId, reference)
      const { config } = await sites.config(tx, hotel)
      const channel = about && config.apps[about.appKey]?.channel
      if (!about || !channel || !channels[channel].followsDesk) return 'noScreen'
      if (about.holderId !== null && about.holderId !== driver && !unauditedTypes.has(command.type)) return 'inUse'
      if (reference !== null && about.reservationId === null) return 'noReservation'
      const { type, data } = z.encode(commandContent, command)
      const { reservationId } = about
      const told = { hotelId: hotel.id, deviceId, id, link, sequence, type, reservationId, sentBy: name, data }
      const outcome = await saveLineMessage(tx, 'screen', told)
      afterCommit(tx, () => wakes.notify(formatScreenKey({ hotelId: hotel.id, deviceId })))
      return outcome
    },
  }
}

/** Commands that don't move the screen. */
const unauditedTypes: ReadonlySet<CommandType> = new Set(['connected', 'checkConnectionFromModal', 'ping'])

export type DeskCommands = ReturnType<typeof createDeskCommands>
