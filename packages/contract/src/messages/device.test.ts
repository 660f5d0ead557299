import { expect, it } from 'vitest'
import {
  AFTER_PRINT_DELAY_MS,
  buildHubProtocols,
  DEFAULT_HUB_PORT,
  type DeviceCommand,
  type DeviceMessage,
  deviceCommand,
  deviceMessage,
  HUB_PATH,
  parseHubProtocols,
  parseMessage,
  scannerStates,
} from './device.ts'

it('DEVICE-01 the socket is at port 9988 under /socketService', () => {
  expect([DEFAULT_HUB_PORT, HUB_PATH]).toEqual([9988, '/socketService'])
})

it('a scanner is reading, stopped, or could not be initialized', () => {
  expect(scannerStates).toEqual(['reading', 'stopped', 'initialize_error'])
})

it('PRINTER-03 waits 1.5 s after the printer has answered', () => {
  expect(AFTER_PRINT_DELAY_MS).toBe(1500)
})

/** Has the right format only; the hub checks its contents. */
const grant = `eyJpZCI6IjEifQ.${'A'.repeat(86)}`

const commands: [string, DeviceCommand][] = [
  ['initialize_scanner', { type: 'initialize_scanner', id: '1' }],
  ['start_read', { type: 'start_read', id: '2' }],
  ['stop_read', { type: 'stop_read', id: '3' }],
  ['PRINTER-01 printReceipt', { type: 'printReceipt', id: '4', base64File: 'UmVjZWlwdA==' }],
  ['status', { type: 'status', id: '5' }],
  ['testKeyServer', { type: 'testKeyServer', id: '6' }],
  ['programCardVendor', { type: 'programCardVendor', id: '7', grant }],
  ['ProgramCard', { type: 'ProgramCard', id: '8', grant }],
]

it.each(commands)('%s is sent to the hub', (_, command) => {
  expect(parseMessage(deviceCommand, JSON.stringify(command))).toEqual(command)
})

const devices = { scanner: { kind: 'access-is', state: 'reading' }, printer: { state: 'ready' } } as const
const messages: DeviceMessage[] = [
  { type: 'hello', protocol: 1, version: '0.1.0', ...devices },
  { type: 'beat' },
  { type: 'done', id: '1' },
  { type: 'status', id: '2', ...devices },
  { type: 'scanner', scanner: { kind: 'keyboard', state: 'initialize_error' } },
  { type: 'printer', printer: { state: 'no_paper' } },
  { type: 'document', document: { lines: ['I<UTO', 'X'], source: 'keyboard' } },
  { type: 'problem', id: '3', code: 'notBuilt', detail: 'later' },
  { type: 'problem', code: 'badInput' },
]

it.each(messages.map((message) => [message.type, message] as const))('%s is sent to the page', (_, message) => {
  expect(parseMessage(deviceMessage, JSON.stringify(message))).toEqual(message)
})

it.each([
  ['invalid JSON', '{'],
  ['a string', '"start_read"'],
  ['an unknown type', '{"type":"format_disk","id":"1"}'],
  ['no id', '{"type":"start_read"}'],
  ['an id that is not a string', '{"type":"start_read","id":1}'],
  ['a file that is not base64', '{"type":"printReceipt","id":"1","base64File":"<script>"}'],
])('rejects %s as a command', (_, frame) => {
  expect(parseMessage(deviceCommand, frame)).toBeUndefined()
})

it('rejects a problem outside the catalogue', () => {
  expect(parseMessage(deviceMessage, '{"type":"problem","code":"invented"}')).toBeUndefined()
})

it('offers the token as a subprotocol and never echoes it', () => {
  const offer = parseHubProtocols(buildHubProtocols('abc_-1'))
  expect(offer).toEqual({ subprotocol: 'foyer-hub.1', token: 'abc_-1', as: 'kiosk' })
  expect(parseHubProtocols(buildHubProtocols('abc_-1', 'desk'))?.as).toBe('desk')
  expect(parseHubProtocols(['foyer-hub.1'])).toBeUndefined()
  expect(parseHubProtocols(['foyer-hub.0', 'foyer-token.abc'])).toBeUndefined()
})
