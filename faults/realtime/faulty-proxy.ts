import { createServer } from 'node:http'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

/** Faults per thousand frames. */
export interface NetworkFaults {
  readonly dropped: number
  readonly repeated: number
  readonly reordered: number
  /** Cuts the whole connection, both ways. */
  readonly cut: number
}

export const defaultNetworkFaults: NetworkFaults = { dropped: 30, repeated: 30, reordered: 30, cut: 3 }

/** The longest a reordered frame waits for the next one. */
const REORDER_DELAY_MS = 50

export interface FaultyProxy {
  readonly url: string
  readonly done: Record<keyof NetworkFaults, number>
  /** Starts the faults; before that every client can connect. */
  begin(): void
  close(): void
}

/**
 * A proxy between the clients and one or more servers that misbehaves. Each connection goes to a
 * random server.
 */
export async function startFaultyProxy(
  upstreams: readonly string[],
  spite: NetworkFaults = defaultNetworkFaults,
): Promise<FaultyProxy> {
  const done = { dropped: 0, repeated: 0, reordered: 0, cut: 0 }
  let isBegun = false
  const happens = (what: keyof NetworkFaults) => {
    const does = isBegun && Math.random() * 1_000 < spite[what]
    if (does) done[what] += 1
    return does
  }

  /** Forwards frames to one end, with faults. */
  function passTo(to: WebSocket, cut: () => void): (data: RawData) => void {
    let held: string | undefined
    const send = (frame: string) => to.readyState === WebSocket.OPEN && to.send(frame)
    const release = () => {
      if (held !== undefined) send(held)
      held = undefined
    }
    return (data) => {
      const frame = String(data)
      if (happens('cut')) return cut()
      if (happens('dropped')) return
      if (held === undefined && happens('reordered')) {
        held = frame
        setTimeout(release, REORDER_DELAY_MS)
        return
      }
      send(frame)
      if (happens('repeated')) send(frame)
      release()
    }
  }

  const http = createServer()
  const server = new WebSocketServer({ server: http })
  server.on('connection', (near, request) => {
    const upstream = upstreams[Math.floor(Math.random() * upstreams.length)] ?? ''
    const offered = request.headers['sec-websocket-protocol']
    const { cookie, authorization } = request.headers
    const far = new WebSocket(`${upstream.replace(/^http/, 'ws')}${request.url}`, offered?.split(/, ?/) ?? [], {
      origin: upstream,
      headers: { ...(cookie && { cookie }), ...(authorization && { authorization }) },
    })
    const cut = () => {
      near.terminate()
      far.terminate()
    }
    const waiting: RawData[] = []
    const outwards = passTo(far, cut)
    near.on('message', (data) => (far.readyState === WebSocket.OPEN ? outwards(data) : waiting.push(data)))
    far.on('open', () => {
      for (const data of waiting.splice(0)) outwards(data)
    })
    far.on('message', passTo(near, cut))
    for (const end of [near, far]) {
      end.on('close', cut)
      end.on('error', cut)
    }
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    done,
    begin() {
      isBegun = true
    },
    close() {
      for (const client of server.clients) client.terminate()
      http.close()
    },
  }
}
