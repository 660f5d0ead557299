import { openListeningScreen, openScreenSocket, openSystemSocket, type SocketTarget } from './sockets.ts'

const COMMANDS = 1_000
const WARM_UP = 100

interface LatencyOptions {
  /** The process with the hotel's system; the screen is connected to another one. */
  readonly near: string
  readonly far: SocketTarget
  readonly key: string
  readonly say: (line: string) => void
}

/** From the hotel's system at one process to the screen at another, persisted on the way. */
export async function measureCommandLatency({ near, far, key, say }: LatencyOptions): Promise<number[]> {
  const heard = new Map<string, (at: number) => void>()
  const socket = await openListeningScreen(far, (id) => heard.get(id)?.(performance.now()))
  const system = await openSystemSocket(near, key)
  const times = await measureEach(async () => {
    const came = Promise.withResolvers<number>()
    const began = performance.now()
    heard.set(system.send(), came.resolve)
    return (await came.promise) - began
  }, say)
  system.close()
  socket.close()
  return times
}

/** From one socket to another through a process that only forwards. */
export async function measureBareLatency(dialled: SocketTarget): Promise<number[]> {
  const [from, to] = [await openScreenSocket(dialled), await openScreenSocket(dialled)]
  const times = await measureEach(async () => {
    const came = new Promise<number>((resolve) => to.once('message', () => resolve(performance.now())))
    const began = performance.now()
    from.send('{}')
    return (await came) - began
  })
  from.close()
  to.close()
  return times
}

async function measureEach(once: () => Promise<number>, say: (line: string) => void = () => {}): Promise<number[]> {
  const times: number[] = []
  for (let count = 1 - WARM_UP; count <= COMMANDS; count += 1) {
    const took = await once()
    if (count > 0) times.push(took)
    if (count > 0 && count % 250 === 0) say(`${count} commands of ${COMMANDS}`)
  }
  return times.toSorted((a, b) => a - b)
}
