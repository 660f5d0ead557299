import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** A hub that was killed is back before a guest has read that it is away; one that dies at once is asked ever more rarely. */
const againMs = 500
const atMostMs = 60_000

/** The hub ends with this when starting it again would not help: its port is taken, a setting is wrong. */
const notStartable = 2

type HubStart = { readonly lobby: string } | { readonly problem: string }

const main = join(import.meta.dirname, '../apps/device-hub/src/main.ts')

/**
 * Runs the device hub for as long as we run, and starts it again when it dies. Resolves when it is first ready, or with
 * the reason why it is not.
 */
export function runHub(env: Readonly<Record<string, string>>, program = main): Promise<HubStart> {
  return new Promise((resolve) => {
    let pauseMs = againMs
    const start = () => {
      const hub = spawn(process.execPath, [program], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
        detached: process.platform !== 'win32',
      })
      const said = heard(hub)
      hub.on('message', (message) => {
        if (!isReady(message)) return
        pauseMs = againMs
        resolve({ lobby: message.lobby })
      })
      hub.on('error', (error) => resolve({ problem: error.message }))
      hub.on('close', (code, signal) => {
        resolve({ problem: said() || `the device hub ended with ${signal ?? code}.` })
        if (code === notStartable) return
        setTimeout(start, pauseMs).unref()
        pauseMs = Math.min(2 * pauseMs, atMostMs)
      })
      // It sees the channel close and stops; it is no reason for us to stay.
      hub.unref()
      hub.channel?.unref()
    }
    start()
  })
}

function heard(hub: ChildProcess): () => string {
  const said: Buffer[] = []
  hub.stderr?.on('data', (chunk: Buffer) => {
    if (said.length < 100) said.push(chunk)
  })
  return () => Buffer.concat(said).toString().trim()
}

function isReady(message: unknown): message is { lobby: string } {
  return typeof message === 'object' && message !== null && 'lobby' in message && typeof message.lobby === 'string'
}
