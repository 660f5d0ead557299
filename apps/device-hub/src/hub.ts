import type { DeviceCommand, DeviceCommandType, DeviceMessage } from '@foyer/contract/messages/device.ts'
import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { asProblem } from '@foyer/domain/problem/problem.ts'
import type { Obeys } from './orders/obey-orders.ts'
import { type CardTerminals, cardTerminalRole, type Payments } from './roles/card-terminal.ts'
import { type DocumentScanner, scannerRole } from './roles/document-scanner.ts'
import { type FiscalPrinters, fiscalPrinterRole } from './roles/fiscal-printer.ts'
import { type KeyCutter, type KeyEncoders, keyEncoderRole } from './roles/key-encoder.ts'
import { type Printer, printerRole } from './roles/printer.ts'
import type { Doers, Tell, Told } from './roles/role.ts'

type Answer = Extract<DeviceMessage, { type: 'done' | 'status' | 'problem' }>
type Statuses = Omit<Extract<DeviceMessage, { type: 'status' }>, 'type' | 'id'>

/** The devices of this kiosk, from its settings. */
export interface Devices extends KeyEncoders {
  readonly scanner: DocumentScanner
  readonly printer: Printer
  readonly cardTerminals?: CardTerminals | undefined
  readonly fiscalPrinters?: FiscalPrinters | undefined
}

/** Handlers of the server's orders, for each kind of device that this kiosk has. */
export interface Orders {
  readonly cutter?: KeyCutter | undefined
  readonly payments?: Payments | undefined
  readonly bills?: Obeys | undefined
}

export interface Hub {
  readonly statuses: Statuses
  /**
   * Checks each idle device and returns the broken ones; one that takes too long keeps its last
   * state.
   */
  brokenParts(): Promise<DevicePart[]>
  /** Never rejects: a failure is an answer too. */
  answer(command: DeviceCommand): Promise<Answer>
  watch(listener: (told: Told) => void): () => void
  /** Called when the page disconnects. */
  rest(): void
}

/**
 * A card moves within two seconds. A device that takes longer would keep the hub from its server
 * and the kiosk from its reader.
 */
export const LOOK_WITHIN_MS = 3_000

/** Routes each command to its role and returns the answer. */
export function deviceHub(devices: Devices, { cutter, payments, bills }: Orders = {}): Hub {
  const listeners = new Set<(told: Told) => void>()
  const tell: Tell = (told) => {
    for (const listener of listeners) listener(told)
  }
  const roles = {
    scanner: scannerRole(devices.scanner, tell),
    printer: printerRole(devices.printer, tell),
    keyEncoder: keyEncoderRole(devices, cutter, tell),
    cardTerminals: cardTerminalRole(devices.cardTerminals, payments, tell),
    fiscalPrinter: fiscalPrinterRole(devices.fiscalPrinters, bills, tell),
  }
  const statuses = (): Statuses => {
    const keyEncoder = roles.keyEncoder.status()
    const cardTerminals = roles.cardTerminals.status()
    const fiscalPrinter = roles.fiscalPrinter.status()
    return {
      scanner: roles.scanner.status(),
      printer: roles.printer.status(),
      ...(keyEncoder && { keyEncoder }),
      ...(cardTerminals && { cardTerminals }),
      ...(fiscalPrinter && { fiscalPrinter }),
    }
  }
  const doers: Doers<DeviceCommandType> = {
    ...roles.scanner.does,
    ...roles.printer.does,
    ...roles.keyEncoder.does,
    ...roles.cardTerminals.does,
    ...roles.fiscalPrinter.does,
    status: () => {},
  }

  return {
    get statuses() {
      return statuses()
    },
    async brokenParts() {
      // A reader in use has already been checked.
      const scanner = Promise.resolve(roles.scanner.does.initialize_scanner({ type: 'initialize_scanner', id: 'look' }))
      const others = [roles.printer, roles.keyEncoder, roles.cardTerminals, roles.fiscalPrinter]
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, LOOK_WITHIN_MS)
      await Promise.race([late, Promise.all([scanner.catch(() => {}), ...others.map((role) => role.look())])])
      clearTimeout(timer)
      return brokenIn(statuses())
    },
    async answer(command) {
      const { id, type } = command
      try {
        await (doers[type] as (command: DeviceCommand) => unknown)(command)
        return type === 'status' ? { type, id, ...statuses() } : { type: 'done', id }
      } catch (caught) {
        const { code, detail } = asProblem(caught)
        return { type: 'problem', id, code, ...(detail && { detail }) }
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rest() {
      for (const role of Object.values(roles)) role.rest()
    },
  }
}

const brokenPrinters = { ready: [], no_paper: ['paper'], away: ['printer'] } as const

const brokenEncoders = { ready: [], no_cards: ['cards'], jammed: ['encoder'], away: ['encoder'] } as const

const brokenFiscalPrinters = { ready: [], no_paper: ['fiscalPrinter'], away: ['fiscalPrinter'] } as const

function brokenIn({ scanner, printer, keyEncoder, cardTerminals, fiscalPrinter }: Statuses): DevicePart[] {
  return [
    ...(scanner.state === 'initialize_error' ? (['scanner'] as const) : []),
    ...brokenPrinters[printer.state],
    ...(keyEncoder ? brokenEncoders[keyEncoder.state] : []),
    ...(cardTerminals?.some(({ state }) => state === 'away') ? (['terminal'] as const) : []),
    ...(fiscalPrinter ? brokenFiscalPrinters[fiscalPrinter.state] : []),
  ]
}
