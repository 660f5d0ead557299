import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DeviceMessage, ScannerKind } from '@foyer/contract/messages/device.ts'
import * as z from 'zod/mini'
import { behaviours, getBehaviour, isLobbyDevice } from './behaviours.ts'
import { type DemoKiosk, LOCALHOST } from './demo-kiosk.ts'
import { Director } from './director.ts'
import type { Lobby } from './lobby.ts'
import { sendFile } from './page-files.ts'
import { createPanelCommandHandler, panelCommands } from './panel-commands.ts'
import { scenes } from './scenes.ts'
import type { Specimen } from './specimens.ts'
import type { WireChange } from './wire-log.ts'

export const SIMULATOR_PATH = '/bench/'

const MAX_BODY_LENGTH = 1_000
const MAX_SHOWN_CAPTURES = 5

/** `frames`: origin of the page shown next to the devices. */
const buildHeaders = (frames = "'none'") => ({
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
})

type Statuses = Omit<Extract<DeviceMessage, { type: 'status' }>, 'type' | 'id'>

interface SimulatorPanelDependencies {
  readonly lobby: Lobby
  readonly specimens: readonly Specimen[]
  readonly reader: ScannerKind
  /** Device states as reported to the kiosk's page. */
  readonly statuses: () => Statuses
  /** Absent if the server is not on this machine. */
  readonly kiosk: DemoKiosk | undefined
  readonly port: () => number
}

export interface SimulatorPanel {
  answer(request: IncomingMessage, response: ServerResponse): void
  /** Called when a device's state changes. */
  changed(): void
}

/**
 * The simulator panel, on which a person operates the simulated hardware. Reachable only from this
 * machine, and only by its own host name.
 */
export function createSimulatorPanel({
  lobby,
  specimens,
  reader,
  statuses,
  kiosk,
  port,
}: SimulatorPanelDependencies): SimulatorPanel {
  const streams = new Set<ServerResponse>()
  const director = new Director({ lobby, isReading: () => statuses().scanner?.state === 'reading' })
  const turn = createPanelCommandHandler({ lobby, director, specimens })
  const tell = (words: string) => {
    for (const stream of streams) stream.write(words)
  }
  lobby.watch(() => tell(formatEvent('state', state())))
  lobby.connections.log.watch((change) => tell(formatEvent('wire', change)))

  const state = () => ({
    reader,
    page: lobby.pageIsHere,
    statuses: statuses(),
    behaves: Object.fromEntries(
      Object.keys(behaviours)
        .filter(isLobbyDevice)
        .map((device) => [device, getBehaviour(lobby, device)]),
    ),
    paper: lobby.paper,
    printed: lobby.printed,
    cards: lobby.cards,
    bin: lobby.bin,
    taker: lobby.taker,
    gate: lobby.gate,
    cut: lobby.cut,
    terminal: {
      presenter: lobby.terminal.presenter,
      waiting: lobby.terminal.waiting,
      captures: lobby.terminal.ledger.slice(-MAX_SHOWN_CAPTURES).toReversed(),
    },
    slips: lobby.fiscalPrinter.slips.slice(-MAX_SHOWN_CAPTURES).toReversed(),
    said: lobby.messages,
    playing: director.playing,
  })
  /** What does not change while the hub runs, and the messages from before anyone connected. */
  const table = (isFramed: boolean) => ({
    specimens,
    scenes: scenes.map(({ id, title, sentence, opens }) => ({ id, title, sentence, opens })),
    kiosk: kiosk && { ...kiosk, isFramed, beside: `http://${LOCALHOST}:${port()}${SIMULATOR_PATH}` },
  })

  function stream(response: ServerResponse, isFramed: boolean): void {
    const log: WireChange = { put: lobby.connections.log.entries, gone: [] }
    response.writeHead(200, { ...buildHeaders(), 'content-type': 'text/event-stream' })
    response.write(formatEvent('table', table(isFramed)) + formatEvent('state', state()) + formatEvent('wire', log))
    streams.add(response)
    response.on('close', () => streams.delete(response))
  }

  return {
    changed() {
      director.update()
      tell(formatEvent('state', state()))
    },
    async answer(request, response) {
      const names = ['127.0.0.1', LOCALHOST].map((name) => `${name}:${port()}`)
      const { host = '', origin } = request.headers
      if (!names.includes(host)) return end(response, 421)
      const path = (request.url ?? '').slice(SIMULATOR_PATH.length)
      // A frame needs the kiosk's cookies, which are sent only within one site.
      const isFramed = kiosk !== undefined && host.startsWith(`${LOCALHOST}:`)
      if (request.method === 'GET') {
        if (path === 'events') return stream(response, isFramed)
        const sheet = /^sheet\/(\d{1,6})$/.exec(path)?.[1]
        if (sheet) return sendSheet(response, lobby, Number(sheet))
        if (!sendFile(response, path, buildHeaders(isFramed ? kiosk.origin : undefined))) end(response, 404)
        return
      }
      if (request.method !== 'POST' || path !== 'switch') return end(response, 404)
      if (origin !== `http://${host}`) return end(response, 403)
      const asked = z.safeParse(panelCommands, await readBody(request))
      return end(response, asked.success && turn(asked.data) ? 204 : 400)
    },
  }
}

const formatEvent = (name: string, told: unknown) => `event: ${name}\ndata: ${JSON.stringify(told)}\n\n`

function sendSheet(response: ServerResponse, lobby: Lobby, number: number): void {
  const sheet = lobby.sheet(number)
  if (!sheet) end(response, 404)
  else response.writeHead(200, { ...buildHeaders(), 'content-type': sheet.type }).end(sheet.bytes)
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, buildHeaders()).end()
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > MAX_BODY_LENGTH) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
