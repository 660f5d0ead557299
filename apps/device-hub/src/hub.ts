import type { DeviceCommand, DeviceCommandType, DeviceMessage, SimulatedPart } from '@foyer/contract/messages/device.ts'
import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import type { OrderExecutor } from './orders/order-executor.ts'
import { type CardTerminals, createCardTerminalRole, type Payments } from './roles/card-terminal.ts'
import { createScannerRole, type DocumentScanner } from './roles/document-scanner.ts'
import { createFiscalPrinterRole, type FiscalPrinters } from './roles/fiscal-printer.ts'
import { createKeyEncoderRole, type KeyCutter, type KeyEncoders } from './roles/key-encoder.ts'
import { createPrinterRole, type Printer } from './roles/printer.ts'
import type { CommandHandlers, DeviceEvent, PublishEvent } from './roles/role.ts'

type Answer = Extract<DeviceMessage, { type: 'done' | 'status' | 'problem' }>
type Statuses = Omit<Extract<DeviceMessage, { type: 'status' }>, 'type' | 'id'>

/** The devices of this kiosk, from its settings. */
export interface Devices extends KeyEncoders {
  readonly scanner?: DocumentScanner | undefined
  readonly printer?: Printer | undefined
  readonly cardTerminals?: CardTerminals | undefined
  readonly fiscalPrinters?: FiscalPrinters | undefined
  /** Devices without hardware. The page and the staff see that they are simulated. */
  readonly simulated?: readonly SimulatedPart[]
}

/** Handlers of the server's orders, for each kind of device that this kiosk has. */
export interface Orders {
  readonly cutter?: KeyCutter | undefined
  readonly payments?: Payments | undefined
  readonly bills?: OrderExecutor | undefined
}

export interface Hub {
  readonly statuses: Statuses
  /**
   * Checks each idle device and returns the broken ones; one that takes too long keeps its last
   * state.
   */
  findBrokenParts(): Promise<DevicePart[]>
  /** Never rejects: a failure is an answer too. */
  answer(command: DeviceCommand): Promise<Answer>
  watch(listener: (told: DeviceEvent) => void): () => void
  /** Called when the page disconnects. */
  onPageGone(): void
}

/**
 * A card moves within two seconds. A device that takes longer would keep the hub from its server
 * and the kiosk from its reader.
 */
export const STATUS_TIMEOUT_MS = 3_000

/** Routes each command to its role and returns the answer. */
export function createHub(devices: Devices, { cutter, payments, bills }: Orders = {}): Hub {
  const listeners = new Set<(told: DeviceEvent) => void>()
  const tell: PublishEvent = (told) => {
    for (const listener of listeners) listener(told)
  }
  const roles = {
    scanner: createScannerRole(devices.scanner, tell),
    printer: createPrinterRole(devices.printer, tell),
    keyEncoder: createKeyEncoderRole(devices, cutter, tell),
    cardTerminals: createCardTerminalRole(devices.cardTerminals, payments, tell),
    fiscalPrinter: createFiscalPrinterRole(devices.fiscalPrinters, bills, tell),
  }
  const { simulated = [] } = devices
  const statuses = (): Statuses => {
    const scanner = roles.scanner.status()
    const printer = roles.printer.status()
    const keyEncoder = roles.keyEncoder.status()
    const cardTerminals = roles.cardTerminals.status()
    const fiscalPrinter = roles.fiscalPrinter.status()
    return {
      ...(scanner && { scanner }),
      ...(printer && { printer }),
      ...(keyEncoder && { keyEncoder }),
      ...(cardTerminals && { cardTerminals }),
      ...(fiscalPrinter && { fiscalPrinter }),
      ...(simulated.length > 0 && { simulated: [...simulated] }),
    }
  }
  const doers: CommandHandlers<DeviceCommandType> = {
    ...roles.scanner.handlers,
    ...roles.printer.handlers,
    ...roles.keyEncoder.handlers,
    ...roles.cardTerminals.handlers,
    ...roles.fiscalPrinter.handlers,
    status: () => {},
  }

  return {
    get statuses() {
      return statuses()
    },
    async findBrokenParts() {
      // A reader in use has already been checked.
      const scanner = roles.scanner.refreshStatus()
      const others = [roles.printer, roles.keyEncoder, roles.cardTerminals, roles.fiscalPrinter]
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, STATUS_TIMEOUT_MS)
      await Promise.race([late, Promise.all([scanner, ...others.map((role) => role.refreshStatus())])])
      clearTimeout(timer)
      return findBrokenParts(statuses())
    },
    async answer(command) {
      const { id, type } = command
      try {
        await (doers[type] as (command: DeviceCommand) => unknown)(command)
        return type === 'status' ? { type, id, ...statuses() } : { type: 'done', id }
      } catch (caught) {
        const { code, detail } = ensureProblem(caught)
        return { type: 'problem', id, code, ...(detail && { detail }) }
      }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onPageGone() {
      for (const role of Object.values(roles)) role.onPageGone()
    },
  }
}

const brokenPrinters = { ready: [], no_paper: ['paper'], away: ['printer'] } as const

const brokenEncoders = { ready: [], no_cards: ['cards'], jammed: ['encoder'], away: ['encoder'] } as const

const brokenFiscalPrinters = { ready: [], no_paper: ['fiscalPrinter'], away: ['fiscalPrinter'] } as const

function findBrokenParts({ scanner, printer, keyEncoder, cardTerminals, fiscalPrinter }: Statuses): DevicePart[] {
  return [
    ...(scanner?.state === 'initialize_error' ? (['scanner'] as const) : []),
    ...(printer ? brokenPrinters[printer.state] : []),
    ...(keyEncoder ? brokenEncoders[keyEncoder.state] : []),
    ...(cardTerminals?.some(({ state }) => state === 'away') ? (['terminal'] as const) : []),
    ...(fiscalPrinter ? brokenFiscalPrinters[fiscalPrinter.state] : []),
  ]
}
