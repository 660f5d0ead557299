import type { SettingName } from './settings.ts'

interface SettingDescription {
  readonly group: string
  /** As shown to the reader; empty if there is none. */
  readonly default: string
  readonly meaning: string
}

const hub = 'Device hub'
const devices = 'Devices of the hub'

/** The reference of settings (docs/reference/settings.md) is generated from this table. */
export const settingDescriptions = {
  HUB_SERVER: {
    group: hub,
    default: '`http://localhost:8080`',
    meaning:
      'The server this hub belongs to, with `https` unless it runs on this machine. Only its pages may use the devices.',
  },
  HUB_PAIRING: {
    group: hub,
    default: 'created by `npm start`',
    meaning:
      'Secret of 16 to 100 characters shared with the server. Staff create one per kiosk under *Devices*; `npm run admin -- pairing` does the same.',
  },
  HUB_HOST: {
    group: hub,
    default: '`127.0.0.1`',
    meaning:
      'Name by which the kiosk’s page reaches the hub, and address it listens on. The hotel’s `socket_host` must be the same.',
  },
  HUB_PORT: { group: hub, default: '`9988`', meaning: 'Port the hub listens on; `0` picks a free one.' },
  HUB_DATA: {
    group: hub,
    default: '`./data/hub`',
    meaning: 'Folder in which the hub records the grants and orders it has used, and their results.',
  },
  HUB_DEMO: {
    group: devices,
    default: '`off`; `on` with `npm start`',
    meaning:
      '`on` allows simulated devices, serves the simulator panel at `/bench/`, and adds a simulated reader and printer unless others are set. Never set it at a kiosk that guests use: simulated devices take payments and cut keys that do not exist.',
  },
  HUB_SCANNER: {
    group: devices,
    default: 'none; `access-is` with `HUB_DEMO=on`',
    meaning:
      'Document reader: `access-is@host:port`, `keyboard@host:port` or `iagona@host:port`. Without an address it is simulated, which needs `HUB_DEMO=on`; so are the devices below.',
  },
  HUB_PRINTER: {
    group: devices,
    default: 'none; `simulated` with `HUB_DEMO=on`',
    meaning:
      'Receipt printer: `escpos` (at 127.0.0.1:9100, or `escpos@host:port`), `cups@queue` for a printer of the kiosk’s own system, or `simulated`.',
  },
  HUB_KEY_ENCODER: {
    group: devices,
    default: 'none; `fias` with `npm start`',
    meaning:
      'Key encoder: `fias` (simulated), `fias@host:port`, `iagona@host:port`, or `fake` for cards that open nothing.',
  },
  HUB_DISPENSER: {
    group: devices,
    default: '`crt-571`',
    meaning: 'Card dispenser on the encoder: simulated, or `crt-571@host:port`.',
  },
  HUB_KEY_CODER: { group: devices, default: '`1`', meaning: 'Number of this kiosk’s encoder in the lock system.' },
  HUB_KEY_SECONDS: { group: devices, default: '`15`', meaning: 'Seconds an encoder may take to write a card.' },
  HUB_TAKE_SECONDS: {
    group: devices,
    default: '`30`',
    meaning: 'Seconds a card waits for the guest before it is retracted.',
  },
  HUB_TERMINALS: {
    group: devices,
    default: 'none; two with `npm start`',
    meaning:
      'Card terminals by the names in the hotel’s configuration: `lobby-1=nexo@10.0.0.7:8443,lobby-2=ingenico@10.0.0.8:4100`; simulated without an address. `nexo` uses TLS: set the manufacturer’s root certificate with `NODE_EXTRA_CA_CERTS`.',
  },
  HUB_FISCAL_PRINTERS: {
    group: devices,
    default: 'none; one with `npm start`',
    meaning: 'Italian fiscal printers, likewise: `roma-1=epson@10.0.0.9:80`.',
  },
} satisfies Record<SettingName, SettingDescription>
