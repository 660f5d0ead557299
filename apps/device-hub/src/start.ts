import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { BENCH_PATH, bench } from './bench/bench.ts'
import { demoKiosk, THIS_MACHINE } from './bench/demo-kiosk.ts'
import { guestSpecimens } from './bench/guest-specimens.ts'
import { Lobby } from './bench/lobby.ts'
import { specimens } from './bench/specimens.ts'
import { openBills } from './bills/open-bills.ts'
import { deviceHub, type Hub } from './hub.ts'
import { openKeys } from './keys/open-keys.ts'
import { openDevices } from './open-devices.ts'
import { orderHome } from './orders/order-home.ts'
import { keepPaired, type Paired } from './pairing.ts'
import { openPayments } from './payments/open-payments.ts'
import { openRefunds } from './refunds/open-refunds.ts'
import { LOOPBACK, type Settings, StartProblem } from './settings.ts'
import { deviceSocket } from './socket.ts'
import { version } from './version.ts'
import { watchedHub } from './watched-hub.ts'

const A_SLOW_STRANGER_MS = 5_000
const LOOK_MS = 3_000

export interface RunningHub {
  readonly port: number
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
  lookMs: number = LOOK_MS,
): Promise<RunningHub> {
  const token = randomBytes(32).toString('base64url')
  const lobby = new Lobby()
  let paired: Paired | undefined
  const devices = await openDevices(
    following(settings, () => paired?.printerHost),
    lobby,
  )
  const home = orderHome(settings, () => paired)
  const { cardTerminals, fiscalPrinters } = devices
  const keys = settings.keyEncoder && remembering(settings, () => openKeys(home))
  const payments = cardTerminals && remembering(settings, () => openPayments(home, cardTerminals))
  const refunds = cardTerminals && remembering(settings, () => openRefunds(home, cardTerminals))
  const bills = fiscalPrinters && remembering(settings, () => openBills(home, fiscalPrinters))
  const hub = watchedHub(deviceHub(devices, { cutter: keys?.cutter, payments, bills }), lobby.lines.log)

  let port = settings.port
  const now = new Date()
  const documents = [...guestSpecimens(now), ...specimens(now)]
  const table = bench({
    lobby,
    specimens: documents,
    reader: settings.scanner.kind,
    statuses: () => hub.statuses,
    kiosk: demoKiosk(settings.server),
    port: () => port,
  })
  const server = createServer(
    { headersTimeout: A_SLOW_STRANGER_MS, requestTimeout: A_SLOW_STRANGER_MS },
    (request, response) => {
      // A lobby's network is not trusted.
      if (settings.host === LOOPBACK && request.url?.startsWith(BENCH_PATH)) table.answer(request, response)
      else response.writeHead(404).end()
    },
  )
  const socket = deviceSocket({
    server,
    hub,
    version,
    lock: () => ({ host: settings.host, port, token, origin: paired?.origin }),
    onPage: (isHere) => lobby.setPage(isHere),
  })
  port = await listen(server, settings)
  const pairing = keepPaired({
    server: settings.server,
    told: async () => ({ pairing: settings.pairing, token, port, version, ...(await told(hub)) }),
    onPaired: (told) => {
      paired = told
      if (told.doubts) keys?.answer(told.doubts)
    },
    onChange: onPairing,
  })
  const unwatch = hub.watch(({ type }) => {
    if (type !== 'document' && type !== 'card' && type !== 'payment') pairing.tellNow()
    table.changed()
  })
  // Changes are reported at once; devices that do not report are polled.
  const looks = setInterval(() => void hub.brokenParts(), lookMs)
  return {
    port,
    bench: `http://${LOOPBACK}:${port}${BENCH_PATH}`,
    lobby: `http://${THIS_MACHINE}:${port}${BENCH_PATH}`,
    stop() {
      unwatch()
      clearInterval(looks)
      for (const kind of [keys, payments, refunds, bills]) kind?.stop()
      pairing.stop()
      hub.rest()
      socket.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A hub without durable memory does not start. */
function remembering<Kept>({ data }: Pick<Settings, 'data'>, open: () => Kept): Kept {
  try {
    return open()
  } catch (cause) {
    throw new StartProblem(`The folder HUB_DATA=${data} cannot be read and written: ${cause}`, { cause })
  }
}

/** A printer without an address is where the hotel's document says, once that is known. */
function following(settings: Settings, host: () => string | undefined): Settings {
  const { followsHotel, at } = settings.printer
  if (!followsHotel || !at) return settings
  const there = {
    port: at.port,
    get host() {
      return host() ?? at.host
    },
  }
  return { ...settings, printer: { ...settings.printer, at: there } }
}

/** Checks first, so that the reported states are current. */
async function told(hub: Hub) {
  const broken = await hub.brokenParts()
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
