import type {
  CardTerminalStatus,
  DeviceMessage,
  DocumentLines,
  KeyEncoderStatus,
  PrinterStatus,
  paymentSteps,
  ScannerStatus,
  SimulatedPart,
} from '@foyer/contract/messages/device.ts'

/** The state of the hub and its devices. */
export interface HubView {
  readonly link: 'connecting' | 'open' | 'away'
  /** Each is absent if this kiosk has none. */
  readonly scanner?: ScannerStatus
  readonly printer?: PrinterStatus
  readonly keyEncoder?: KeyEncoderStatus
  readonly cardTerminals?: readonly CardTerminalStatus[]
  /** Devices without hardware. */
  readonly simulated?: readonly SimulatedPart[]
  /** The progress of a payment at the terminal. */
  readonly payment?: { readonly payment: string; readonly step: (typeof paymentSteps)[number] }
  /** The version of the hub's software. */
  readonly version?: string
  /** The hub's name in messages. */
  readonly hub?: string
  /** The key and the number, counted from 1, of the card that came out last. */
  readonly card?: { readonly key: string; readonly card: number }
  readonly document?: DocumentLines
  /** The last item on the reader had nothing readable. */
  readonly unreadable?: true
}

/** Returns the view after a message from the hub; undefined if the message doesn't affect it. */
export function applyHubMessage(view: HubView, message: DeviceMessage): HubView | undefined {
  switch (message.type) {
    case 'hello': {
      const { scanner, printer, keyEncoder, cardTerminals, simulated, version } = message
      const devices = {
        ...(scanner && { scanner }),
        ...(printer && { printer }),
        ...(keyEncoder && { keyEncoder }),
        ...(cardTerminals && { cardTerminals }),
        ...(simulated && { simulated }),
      }
      return { ...view, link: 'open', version, ...devices }
    }
    case 'scanner':
      return { ...view, scanner: message.scanner }
    case 'printer':
      return { ...view, printer: message.printer }
    case 'keyEncoder':
      return { ...view, keyEncoder: message.keyEncoder }
    case 'cardTerminals':
      return { ...view, cardTerminals: message.cardTerminals }
    case 'payment':
      return { ...view, payment: { payment: message.payment, step: message.step } }
    case 'card':
      return { ...view, card: { key: message.key, card: message.card } }
    case 'unreadable':
      return { ...view, unreadable: true }
    case 'document':
      return { ...withoutReading(view), document: message.document }
    default:
      return undefined
  }
}

/** Removes the result of the last reading. */
export function withoutReading({ document: _, unreadable: __, ...rest }: HubView): HubView {
  return rest
}

/** The hub disconnected: device states become unknown; results it already sent stay. */
export function toDisconnectedView({ card, document, unreadable, payment }: HubView): HubView {
  const kept = { ...(card && { card }), ...(document && { document }), ...(payment && { payment }) }
  return { link: 'away', ...kept, ...(unreadable && { unreadable }) }
}
