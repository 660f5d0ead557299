import type { DeviceCommandType } from '@foyer/contract/messages/device.ts'
import type { WireLog } from './bench/wire-log.ts'
import type { Hub } from './hub.ts'

const PAGE_DEVICE = 'page'

const keys = ['dispenser', 'lock']
const terminal = ['terminal']

/** The devices of the lobby that a command concerns. */
const devicesByCommand: Readonly<Record<DeviceCommandType, readonly string[]>> = {
  initialize_scanner: ['reader'],
  start_read: ['reader'],
  stop_read: ['reader'],
  printReceipt: ['printer'],
  status: [],
  testKeyServer: keys,
  programCardVendor: keys,
  ProgramCard: keys,
  pay: terminal,
  start_transaction: terminal,
  stop_transaction: terminal,
  printBill: ['fiscal printer'],
}

/**
 * Wraps a hub and logs its messages, by name only, because they may contain a guest's document or a
 * grant.
 */
export function withWireLog(hub: Hub, log: WireLog): Hub {
  const note = (direction: 'to' | 'from', words: string) =>
    log.record({ device: PAGE_DEVICE, direction, bytes: Buffer.from(words) })
  hub.watch(({ type }) => note('to', type))
  return {
    get statuses() {
      return hub.statuses
    },
    findBrokenParts: () => log.whilePolling(() => hub.findBrokenParts()),
    async answer(command) {
      note('from', command.type)
      const answer = await log.whileServing(devicesByCommand[command.type], () => hub.answer(command))
      note('to', answer.type === 'problem' ? `problem ${answer.code}` : answer.type)
      return answer
    },
    watch: (listener) => hub.watch(listener),
    onPageGone: () => hub.onPageGone(),
  }
}
