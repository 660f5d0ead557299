import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'
import type { ClientReport, Clients } from './clients.ts'
import type { SocketTarget } from './sockets.ts'

const script = join(import.meta.dirname, 'clients.ts')
/** A single client process would be busier than the server. */
const PROCESSES = 4
/** Memory counts as stable when it has grown by no more than this in a second. */
const SETTLED_WITHIN_KB = 512
const MAX_POLLS = 30

export interface Memory extends ClientReport {
  readonly kb: number
  readonly before: number
  readonly after: number
}

/**
 * The cost of one socket for the process `pid`: resident memory with and without `count` of them.
 */
export async function measureManySockets(
  dialled: SocketTarget,
  { pid, count, say }: { readonly pid: number; readonly count: number; readonly say: (line: string) => void },
): Promise<Memory> {
  const before = await waitForSettledKb(pid)
  const each = Math.ceil(count / PROCESSES)
  const clients = Array.from({ length: PROCESSES }, (_, at) => {
    const share = Math.max(0, Math.min(each, count - at * each))
    return startClients({ ...dialled, count: share, localAddress: `127.0.0.${2 + at}` })
  })
  try {
    const sum = (all: readonly ClientReport[]): ClientReport => ({
      open: all.reduce((total, { open }) => total + open, 0),
      triedAgain: all.reduce((total, { triedAgain }) => total + triedAgain, 0),
    })
    let said = 0
    const watch = setInterval(() => {
      const { open } = sum(clients.map((one) => one.last()))
      if (open - said >= count / 5) say(`${open} sockets of ${count}`)
      if (open - said >= count / 5) said = open
    }, 1_000)
    await Promise.all(clients.map((one) => one.allOpen)).finally(() => clearInterval(watch))
    const after = await waitForSettledKb(pid)
    const stayed = sum(await Promise.all(clients.map((one) => one.ask())))
    return { ...stayed, kb: (after - before) / count, before, after }
  } finally {
    await Promise.all(clients.map((one) => one.stop()))
  }
}

function startClients(wanted: Clients) {
  const started = new NodeProcess([script], { name: 'A process of clients', env: process.env })
  let last: ClientReport = { open: 0, triedAgain: 0 }
  started.onMessage((message: ClientReport | 'ready') => {
    if (message === 'ready') started.send(wanted)
    else last = message
  })
  const isTold = (message: ClientReport | 'ready'): ClientReport | undefined =>
    message === 'ready' ? undefined : message
  const allOpen = started.waitFor('that its sockets are open', (message: ClientReport | 'ready') =>
    (isTold(message)?.open ?? 0) >= wanted.count ? message : undefined,
  )
  // Stopping it early is not an error.
  allOpen.catch(() => {})
  return {
    allOpen,
    last: () => last,
    ask: () => {
      const answer = started.waitFor('how many are open', isTold)
      started.send('how many')
      return answer
    },
    stop: () => started.stop(),
  }
}

function readResidentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN)
}

async function waitForSettledKb(pid: number): Promise<number> {
  let last = readResidentKb(pid)
  for (let look = 0; look < MAX_POLLS; look += 1) {
    await delay(1_000)
    const now = readResidentKb(pid)
    if (Math.abs(now - last) <= SETTLED_WITHIN_KB) return now
    last = now
  }
  return last
}
