import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const HUB_PAIRING = 'a-code-of-some-length'

it('DEVICE-01 listens on port 9988 for a server at its default address', () => {
  expect(readSettings({ HUB_PAIRING })).toEqual({
    host: '127.0.0.1',
    port: 9988,
    server: 'http://localhost:8080',
    pairing: HUB_PAIRING,
    demo: false,
    data: resolve('data/hub'),
  })
})

it('N19 the demo has a simulated reader and printer', () => {
  expect(readSettings({ HUB_PAIRING, HUB_DEMO: 'on' })).toMatchObject({
    demo: true,
    scanner: { kind: 'access-is' },
    printer: { kind: 'simulated' },
  })
})

it('N19 the example settings of the hub’s archive name no device and no demo', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../deploy/systemd/hub.env.example'), 'utf8')
  const lines = file.split('\n').filter((line) => /^[A-Z]/.test(line))
  const example = Object.fromEntries(lines.map((line) => line.split('=', 2) as [string, string]))
  const settings = readSettings({ ...example, HUB_PAIRING })
  expect(Object.keys(settings).toSorted()).toEqual(['data', 'demo', 'host', 'pairing', 'port', 'server'])
  expect(settings.demo).toBe(false)
})

it.each([
  [{ HUB_SCANNER: 'access-is' }, 'HUB_SCANNER'],
  [{ HUB_PRINTER: 'simulated' }, 'HUB_PRINTER'],
  [{ HUB_KEY_ENCODER: 'fias' }, 'HUB_KEY_ENCODER'],
  [{ HUB_KEY_ENCODER: 'fake' }, 'HUB_KEY_ENCODER'],
  [{ HUB_TERMINALS: 'lobby-1=nexo@10.0.0.7:8443,lobby-2=ingenico' }, 'HUB_TERMINALS'],
  [{ HUB_FISCAL_PRINTERS: 'roma-1=epson' }, 'HUB_FISCAL_PRINTERS'],
])('N19 outside the demo %j is refused, because nothing real is behind it', (device, name) => {
  expect(() => readSettings({ HUB_PAIRING, ...device })).toThrow(
    `${name} has no address, so the device would be simulated`,
  )
  expect(readSettings({ HUB_PAIRING, HUB_DEMO: 'on', ...device }).demo).toBe(true)
})

it('accepts a reader behind a converter', () => {
  expect(readSettings({ HUB_PAIRING, HUB_SCANNER: 'keyboard@10.0.0.7:4001' }).scanner).toEqual({
    kind: 'keyboard',
    at: { host: '10.0.0.7', port: 4001 },
  })
})

it('PRINTER-02.a PRINTER-02.b a receipt printer is on this machine unless a host is set', () => {
  const at = (HUB_PRINTER: string) => readSettings({ HUB_PAIRING, HUB_PRINTER }).printer
  expect(at('escpos')).toEqual({ kind: 'escpos', at: { host: '127.0.0.1', port: 9100 }, followsHotel: true })
  expect(at('escpos@10.0.0.9')).toEqual({ kind: 'escpos', at: { host: '10.0.0.9', port: 9100 } })
  expect(at('escpos@10.0.0.9:9101')).toEqual({ kind: 'escpos', at: { host: '10.0.0.9', port: 9101 } })
  expect(at('cups@lobby_receipts')).toEqual({ kind: 'cups', name: 'lobby_receipts' })
})

it('reads terminals and fiscal printers by their names in the hotel’s document', () => {
  const HUB_TERMINALS = 'lobby-1=nexo@10.0.0.7:8443, lobby-2=ingenico'
  const settings = readSettings({
    HUB_PAIRING,
    HUB_DEMO: 'on',
    HUB_TERMINALS,
    HUB_FISCAL_PRINTERS: 'roma-1=epson@10.0.0.9:80',
  })
  expect(settings.terminals).toEqual({
    'lobby-1': { kind: 'nexo', at: { host: '10.0.0.7', port: 8443 } },
    'lobby-2': { kind: 'ingenico' },
  })
  expect(settings.fiscalPrinters).toEqual({ 'roma-1': { kind: 'epson', at: { host: '10.0.0.9', port: 80 } } })
  for (const wrong of ['nexo', 'lobby-1=', 'lobby-1=visa', 'lobby-1=nexo,'])
    expect(() => readSettings({ HUB_PAIRING, HUB_TERMINALS: wrong })).toThrow('HUB_TERMINALS')
})

it('reads a lock system and the dispenser of its coder', () => {
  const real = { HUB_KEY_ENCODER: 'fias@10.0.0.8:5010', HUB_DISPENSER: 'crt-571@10.0.0.7:4002' }
  expect(readSettings({ HUB_PAIRING, ...real, HUB_KEY_CODER: '4', HUB_KEY_SECONDS: '20' }).keyEncoder).toEqual({
    kind: 'fias',
    at: { host: '10.0.0.8', port: 5010 },
    dispenser: { kind: 'crt-571', at: { host: '10.0.0.7', port: 4002 } },
    coder: '4',
    writeMs: 20_000,
    takeMs: 30_000,
  })
})

it.each([
  [{}, 'HUB_PAIRING is missing'],
  [{ HUB_PAIRING: 'short' }, 'HUB_PAIRING is not usable'],
  [{ HUB_PAIRING, HUB_PORT: 'nine' }, 'HUB_PORT=nine is not usable: set a number from 0 to 65535.'],
  [{ HUB_PAIRING, HUB_PORT: '99999' }, 'HUB_PORT=99999 is not usable: set a number from 0 to 65535.'],
  [{ HUB_PAIRING, HUB_HOST: '0.0.0.0' }, 'HUB_HOST=0.0.0.0 is not usable'],
  [{ HUB_PAIRING, HUB_SERVER: 'the desk' }, 'HUB_SERVER=the desk is not usable'],
  [{ HUB_PAIRING, HUB_DEMO: 'yes' }, 'HUB_DEMO=yes is not usable: set on or off.'],
  [{ HUB_PAIRING, HUB_SERVER: 'ftp://localhost' }, 'HUB_SERVER=ftp://localhost is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'crystal-ball' }, 'HUB_SCANNER=crystal-ball is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'keyboard@' }, 'HUB_SCANNER=keyboard@ is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'keyboard@10.0.0.7:99999' }, 'HUB_SCANNER=keyboard@10.0.0.7:99999 is not usable'],
  [{ HUB_PAIRING, HUB_SCANNER: 'toString' }, 'HUB_SCANNER=toString is not usable'],
  [{ HUB_PAIRING, HUB_PRINTER: 'quill' }, 'HUB_PRINTER=quill is not usable'],
  [{ HUB_PAIRING, HUB_PRINTER: 'cups' }, 'HUB_PRINTER=cups is not usable'],
  [{ HUB_PAIRING, HUB_PRINTER: 'cups@-o raw' }, 'HUB_PRINTER=cups@-o raw is not usable'],
  [{ HUB_PAIRING, HUB_PRINTER: 'escpos@' }, 'HUB_PRINTER=escpos@:9100 is not usable'],
  [{ HUB_PAIRING, HUB_KEY_ENCODER: 'tesa' }, 'HUB_KEY_ENCODER=tesa is not usable'],
  [{ HUB_PAIRING, HUB_KEY_ENCODER: 'fias', HUB_DISPENSER: 'hat' }, 'HUB_DISPENSER=hat is not usable'],
  [{ HUB_PAIRING, HUB_KEY_ENCODER: 'fias@10.0.0.8:5010' }, 'must both be simulated or both be real'],
  [{ HUB_PAIRING, HUB_KEY_CODER: 'one' }, 'HUB_KEY_CODER=one is not usable'],
  [{ HUB_PAIRING, HUB_KEY_SECONDS: '99' }, 'HUB_KEY_SECONDS=99 is not usable: set a number from 1 to 60.'],
])('reports what is wrong with %j', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})

it.each([
  'http://checkin.example.com',
  'http://10.0.0.2:8080',
  'http://192.168.1.20',
  'http://localhost.example.com',
  'http://localhost@checkin.example.com',
  'http://127.0.0.1.example.com',
  'http://[2001:db8::1]:8080',
])('R32 refuses to send the pairing code to %s in clear text, and says what to set instead', (HUB_SERVER) => {
  const message =
    `HUB_SERVER=${HUB_SERVER} is not usable: set an address like https://checkin.example.com; ` +
    'http is only for a server on this machine.'
  expect(() => readSettings({ HUB_PAIRING, HUB_SERVER })).toThrow(message)
})

it.each([
  'https://checkin.example.com',
  'https://10.0.0.2:8443',
  'http://localhost:8080',
  'http://127.0.0.1:8080',
  'http://127.0.0.2',
  'http://[::1]:8080',
])('R32 uses %s, where no one in between can read the pairing code', (HUB_SERVER) => {
  expect(readSettings({ HUB_PAIRING, HUB_SERVER }).server).toBe(HUB_SERVER)
})
