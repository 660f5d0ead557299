import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { SimulatedPart } from '@foyer/contract/messages/device.ts'
import { getDemoKiosk, LOCALHOST } from './bench/demo-kiosk.ts'
import { buildGuestSpecimens } from './bench/guest-specimens.ts'
import { Lobby } from './bench/lobby.ts'
import { createSimulatorPanel, SIMULATOR_PATH } from './bench/simulator-panel.ts'
import { buildSpecimens } from './bench/specimens.ts'
import { createBills } from './bills/create-bills.ts'
import { createHub, type Hub } from './hub.ts'
import { createKeys } from './keys/create-keys.ts'
import { openDevices } from './open-devices.ts'
import { createOrderContext } from './orders/order-context.ts'
import { type Paired, startPairing } from './pairing.ts'
import { createPayments } from './payments/create-payments.ts'
import { createRefunds } from './refunds/create-refunds.ts'
import { createServerKey } from './server-key.ts'
import { LOOPBACK, type Settings, StartProblem } from './settings.ts'
import { createDeviceSocket } from './socket.ts'
import { version } from './version.ts'
import { withWireLog } from './with-wire-log.ts'

const REQUEST_TIMEOUT_MS = 5_000
const POLL_INTERVAL_MS = 3_000

export interface RunningHub {
  readonly port: number
  /** Devices without hardware. */
  readonly simulated: readonly SimulatedPart[]
  /** False if there is nothing to simulate: the addresses below then answer 404. */
  readonly hasPanel: boolean
  /** The simulator panel, and the same page with the kiosk in a frame next to it. */
  readonly bench: string
  readonly lobby: string
  stop(): void
}

/**
 * Starts the hub from its settings. `onPairing` receives messages about the pairing; devices are
 * checked every `lookMs`.
 */
export async function startHub(
  settings: Settings,
  onPairing: (words: string) => void,
  lookMs: number = POLL_INTERVAL_MS,
): Promise<RunningHub> {
  const token = randomBytes(32).toString('base64url')
  const lobby = new Lobby()
  let paired: Paired | undefined
  const devices = await openDevices(
    withHotelPrinter(settings, () => paired?.printerHost),
    lobby,
  )
  const home = createOrderContext(settings, () => paired)
  const { cardTerminals, fiscalPrinters, simulated = [] } = devices
  const keys = settings.keyEncoder && openStore(settings, () => createKeys(home))
  const payments = cardTerminals && openStore(settings, () => createPayments(home, cardTerminals))
  const refunds = cardTerminals && openStore(settings, () => createRefunds(home, cardTerminals))
  const bills = fiscalPrinters && openStore(settings, () => createBills(home, fiscalPrinters))
  const hub = withWireLog(createHub(devices, { cutter: keys?.cutter, payments, bills }), lobby.connections.log)

  let port = settings.port
  const now = new Date()
  const documents = [...buildGuestSpecimens(now), ...buildSpecimens(now)]
  const table = createSimulatorPanel({
    lobby,
    specimens: documents,
    reader: settings.scanner?.kind ?? 'access-is',
    statuses: () => hub.statuses,
    kiosk: getDemoKiosk(settings.server),
    port: () => port,
  })
  // Without simulated devices there is nothing to operate, and a lobby's network is not trusted.
  const hasPanel = settings.demo && settings.host === LOOPBACK && simulated.length > 0
  const server = createServer(
    { headersTimeout: REQUEST_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      if (hasPanel && request.url?.startsWith(SIMULATOR_PATH)) table.answer(request, response)
      else response.writeHead(404).end()
    },
  )
  const socket = createDeviceSocket({
    server,
    hub,
    version,
    lock: () => ({ host: settings.host, port, token, origin: paired?.origin }),
    onPage: (isHere) => lobby.setPage(isHere),
  })
  port = await listen(server, settings)
  const { rejectionReason } = createServerKey({ server: settings.server, folder: home.folder })
  const pairing = startPairing({
    server: settings.server,
    rejectionReason,
    buildReport: async () => ({ pairing: settings.pairing, token, port, version, ...(await buildReport(hub)) }),
    onPaired: (told) => {
      paired = told
      if (told.doubts) keys?.answer(told.doubts)
    },
    onChange: onPairing,
  })
  const unwatch = hub.watch(({ type }) => {
    if (type !== 'document' && type !== 'card' && type !== 'payment') pairing.reportNow()
    table.changed()
  })
  // Changes are reported at once; devices that do not report are polled.
  const looks = setInterval(() => void hub.findBrokenParts(), lookMs)
  return {
    port,
    simulated,
    hasPanel,
    bench: `http://${LOOPBACK}:${port}${SIMULATOR_PATH}`,
    lobby: `http://${LOCALHOST}:${port}${SIMULATOR_PATH}`,
    stop() {
      unwatch()
      clearInterval(looks)
      for (const kind of [keys, payments, refunds, bills]) kind?.stop()
      pairing.stop()
      hub.onPageGone()
      socket.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A hub without durable memory does not start. */
function openStore<Kept>({ data }: Pick<Settings, 'data'>, open: () => Kept): Kept {
  try {
    return open()
  } catch (cause) {
    throw new StartProblem(`The folder HUB_DATA=${data} cannot be read and written: ${cause}`, { cause })
  }
}

/** A printer without an address is where the hotel's document says, once that is known. */
function withHotelPrinter(settings: Settings, host: () => string | undefined): Settings {
  const { printer } = settings
  const { followsHotel, at } = printer ?? {}
  if (!printer || !followsHotel || !at) return settings
  const there = {
    port: at.port,
    get host() {
      return host() ?? at.host
    },
  }
  return { ...settings, printer: { ...printer, at: there } }
}

/** Checks first, so that the reported states are current. */
async function buildReport(hub: Hub) {
  const broken = await hub.findBrokenParts()
  return { broken, parts: hub.statuses }
}

async function listen(server: Server, { host, port }: Settings): Promise<number> {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(`HUB_HOST=${host} is not an address of this machine.`)
    if (code === 'EADDRINUSE')
      throw new StartProblem(`The device hub's port ${port} is taken; stop what uses it or set HUB_PORT to another.`)
    throw error
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
