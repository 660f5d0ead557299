import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ScannerKind } from '@foyer/contract/messages/device.ts'
import * as z from 'zod/mini'
import { type Lobby, lockMoods } from './lobby.ts'
import type { Specimen } from './specimens.ts'

export const BENCH_PATH = '/bench/'

const LARGEST_BODY = 1_000

const switches = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hold'), specimen: z.string() }),
  z.object({ type: z.literal('cable'), cable: z.enum(['plugged', 'pulled']) }),
  z.object({ type: z.literal('paper'), paper: z.enum(['full', 'empty']) }),
  z.object({ type: z.literal('cards'), cards: z.enum(['full', 'empty']) }),
  z.object({ type: z.literal('jam'), jammed: z.boolean() }),
  z.object({ type: z.literal('lock'), lock: z.enum(lockMoods) }),
  z.object({ type: z.literal('guest'), takes: z.boolean() }),
])
type Switch = z.infer<typeof switches>

const files: Record<string, { readonly name: string; readonly type: string }> = {
  '': { name: 'bench.html', type: 'text/html; charset=utf-8' },
  'bench.css': { name: 'bench.css', type: 'text/css; charset=utf-8' },
  'bench.js': { name: 'bench.js', type: 'text/javascript; charset=utf-8' },
  'lobby.svg': { name: 'lobby.svg', type: 'image/svg+xml' },
}

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

interface Parts {
  readonly lobby: Lobby
  readonly specimens: readonly Specimen[]
  readonly reader: ScannerKind
  readonly port: () => number
}

export interface Bench {
  answer(request: IncomingMessage, response: ServerResponse): void
}

/** The page on which a person works the simulated hardware. Only this machine reaches it, and only under its own name. */
export function bench({ lobby, specimens, reader, port }: Parts): Bench {
  const streams = new Set<ServerResponse>()
  lobby.watch(() => {
    for (const stream of streams) stream.write(event())
  })

  const state = () => ({
    reader,
    cable: lobby.cable,
    listens: lobby.readerListens,
    page: lobby.pageIsHere,
    paper: lobby.paper,
    printed: lobby.printed,
    cards: lobby.cards,
    bin: lobby.bin,
    jammed: lobby.jammed,
    lock: lobby.lock,
    guestTakes: lobby.guestTakes,
    cut: lobby.cut,
    said: lobby.said,
    specimens,
  })
  const event = () => `data: ${JSON.stringify(state())}\n\n`

  function turn(asked: Switch): boolean {
    const turns: { [Type in Switch['type']]: (asked: Extract<Switch, { type: Type }>) => boolean } = {
      hold({ specimen }) {
        const held = specimens.find(({ id }) => id === specimen)
        if (held) lobby.hold(held)
        return held !== undefined
      },
      cable({ cable }) {
        lobby.setCable(cable)
        return true
      },
      paper({ paper }) {
        if (paper === 'full') lobby.feedPaper()
        else lobby.emptyTray()
        return true
      },
      cards({ cards }) {
        if (cards === 'full') lobby.fillStack()
        else lobby.emptyStack()
        return true
      },
      jam({ jammed }) {
        lobby.setJammed(jammed)
        return true
      },
      lock({ lock }) {
        lobby.setLock(lock)
        return true
      },
      guest({ takes }) {
        lobby.setGuestTakes(takes)
        return true
      },
    }
    return (turns[asked.type] as (asked: Switch) => boolean)(asked)
  }

  return {
    async answer(request, response) {
      const hosts = [`127.0.0.1:${port()}`, `localhost:${port()}`]
      const { host = '', origin } = request.headers
      if (!hosts.includes(host)) return end(response, 421)
      const path = (request.url ?? '').slice(BENCH_PATH.length)
      if (request.method === 'GET' && path === 'events') {
        response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write(event())
        streams.add(response)
        response.on('close', () => streams.delete(response))
        return
      }
      if (request.method === 'GET') return sendFile(response, path)
      if (request.method !== 'POST' || path !== 'switch') return end(response, 404)
      if (origin !== `http://${host}`) return end(response, 403)
      const asked = z.safeParse(switches, await bodyOf(request))
      return end(response, asked.success && turn(asked.data) ? 204 : 400)
    },
  }
}

function sendFile(response: ServerResponse, path: string): void {
  const file = Object.hasOwn(files, path) ? files[path] : undefined
  if (file) {
    response.writeHead(200, { ...headers, 'content-type': file.type })
    createReadStream(fileURLToPath(new URL(`./page/${file.name}`, import.meta.url))).pipe(response)
  } else end(response, 404)
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, headers).end()
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > LARGEST_BODY) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
