import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Clients, Told } from './clients.ts'
import type { Dialled } from './lines.ts'

const script = join(import.meta.dirname, 'clients.ts')
/** One process would be busier with its own ends than the server with the others. */
const PROCESSES = 4
/** Memory counts as settled when it has not grown by more than this in a second. */
const SETTLED_KB = 512
const MOST_LOOKS = 30

export interface Memory extends Told {
  readonly kb: number
  readonly before: number
  readonly after: number
}

/** What one socket costs the process `pid`, by its resident memory with and without `count` of them. */
export async function manySockets(
  dialled: Dialled,
  { pid, count, say }: { readonly pid: number; readonly count: number; readonly say: (line: string) => void },
): Promise<Memory> {
  const before = await settledKb(pid)
  const each = Math.ceil(count / PROCESSES)
  const clients = Array.from({ length: PROCESSES }, (_, at) => {
    const share = Math.max(0, Math.min(each, count - at * each))
    return someClients({ ...dialled, count: share, localAddress: `127.0.0.${2 + at}` })
  })
  try {
    const sum = (all: readonly Told[]): Told => ({
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
    const after = await settledKb(pid)
    const stayed = sum(await Promise.all(clients.map((one) => one.ask())))
    return { ...stayed, kb: (after - before) / count, before, after }
  } finally {
    await Promise.all(clients.map((one) => one.stop()))
  }
}

function someClients(wanted: Clients) {
  const child: ChildProcess = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  let last: Told = { open: 0, triedAgain: 0 }
  let hear: (told: Told) => void = () => {}
  const allOpen = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (message === 'ready') return child.send(wanted)
      last = message as Told
      hear(last)
      if (last.open >= wanted.count) resolve()
    })
    child.on('exit', () => reject(new Error('A process of clients ended before its sockets were open.')))
  })
  // Whoever stops it early is not told of it as of a fault.
  allOpen.catch(() => {})
  return {
    allOpen,
    last: () => last,
    ask: () =>
      new Promise<Told>((resolve) => {
        hear = resolve
        child.send('how many')
      }),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill()
      await ended
    },
  }
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN)
}

async function settledKb(pid: number): Promise<number> {
  let last = residentKb(pid)
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await delay(1_000)
    const now = residentKb(pid)
    if (Math.abs(now - last) <= SETTLED_KB) return now
    last = now
  }
  return last
}
