import { tellKeys } from '@foyer/contract/hub.ts'
import * as z from 'zod/mini'
import type { KeyMemory } from './key-memory.ts'

const AGAIN_MS = 2_000
const ANSWER_MS = 5_000
const AT_ONCE = 50

interface Parts {
  readonly server: string
  readonly pairing: string
  readonly memory: KeyMemory
}

export interface Teller {
  tellNow(): void
  stop(): void
}

/** Tells the server what became of each grant, again and again until it has taken it. */
export function tellOutcomes({ server, pairing, memory }: Parts): Teller {
  let timer: NodeJS.Timeout | undefined
  let telling = false
  let stopped = false

  async function tell(): Promise<void> {
    const keys = memory.untold().slice(0, AT_ONCE)
    if (stopped || telling || keys.length === 0) return
    telling = true
    memory.taken(await takenBy(server, { pairing, keys }))
    telling = false
    clearTimeout(timer)
    if (!stopped && memory.untold().length > 0) timer = setTimeout(tell, AGAIN_MS)
  }
  void tell()
  return {
    tellNow: () => void tell(),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

async function takenBy(server: string, body: z.input<typeof tellKeys.body>): Promise<readonly string[]> {
  try {
    const response = await fetch(new URL(tellKeys.path, server), {
      method: tellKeys.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return z.parse(tellKeys.reply, await response.json()).taken
  } catch {
    return []
  }
}
