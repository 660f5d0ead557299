import type {
  CardTerminalStatus,
  DeviceMessage,
  KeyEncoderStatus,
  PrinterStatus,
  paymentSteps,
  ReadDocument,
  ScannerStatus,
} from '@foyer/contract/messages/device.ts'

/** The state of the hub and its devices. */
export interface HubView {
  readonly link: 'connecting' | 'open' | 'away'
  readonly scanner?: ScannerStatus
  readonly printer?: PrinterStatus
  /** Absent: this kiosk has none. */
  readonly keyEncoder?: KeyEncoderStatus
  readonly cardTerminals?: readonly CardTerminalStatus[]
  /** What the terminal does with a payment. */
  readonly payment?: { readonly payment: string; readonly step: (typeof paymentSteps)[number] }
  /** Of the hub's own program. */
  readonly version?: string
  /** The hub's name for messages. */
  readonly hub?: string
  /** The card that came out last, counted from 1, and of which key. */
  readonly card?: { readonly key: string; readonly card: number }
  readonly document?: ReadDocument
  /** What was held to the reader last has nothing on it to read. */
  readonly unreadable?: true
}

/** The view after a message of the hub; undefined where the message says nothing of it. */
export function viewAfter(view: HubView, message: DeviceMessage): HubView | undefined {
  switch (message.type) {
    case 'hello': {
      const { scanner, printer, keyEncoder, cardTerminals, version } = message
      const others = { ...(keyEncoder && { keyEncoder }), ...(cardTerminals && { cardTerminals }) }
      return { ...view, link: 'open', scanner, printer, version, ...others }
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
      return { ...beforeReading(view), document: message.document }
    default:
      return undefined
  }
}

/** Without what the last reading has left. */
export function beforeReading({ document: _, unreadable: __, ...rest }: HubView): HubView {
  return rest
}

/** The hub disconnected: device states become unknown; results it already sent stay. */
export function viewAway({ card, document, unreadable, payment }: HubView): HubView {
  const kept = { ...(card && { card }), ...(document && { document }), ...(payment && { payment }) }
  return { link: 'away', ...kept, ...(unreadable && { unreadable }) }
}
