import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

interface ServerKeySettings {
  readonly server: string
  /** The hub's durable folder for this pairing. */
  readonly folder: string
}

export interface ServerKey {
  /** Why the server is not trusted; undefined if it is the one of the first pairing. */
  rejectionReason(grantKey: string | undefined): string | undefined
}

const FILE_NAME = 'server-key.json'
const pinned = z.object({ server: z.string(), hash: z.string() })

const hashKey = (grantKey: string) => createHash('sha256').update(grantKey).digest('hex')

/**
 * Remembers the key with which the server signs its orders, from the first pairing on: another
 * server at the same address can't have keys cut or cards charged. Certificates are renewed with
 * other keys, so they are left to TLS. A server on this machine by plain http is not remembered.
 */
export function createServerKey({ server, folder }: ServerKeySettings): ServerKey {
  const isRemembered = new URL(server).protocol === 'https:'
  return {
    rejectionReason(grantKey) {
      if (!isRemembered) return undefined
      const known = readPinned(folder)
      // The operator has set another address, so its first answer counts.
      if (known === undefined || known.server !== server) {
        if (grantKey) savePinned(folder, { server, hash: hashKey(grantKey) })
        return undefined
      }
      if (grantKey && known.hash === hashKey(grantKey)) return undefined
      return `${server} signs with another key than when this hub was paired, so it is not trusted: if the key secret was replaced, run foyer-hub accept-server-key; if not, someone else answers there`
    },
  }
}

/** The next answer of the server counts as the first. */
export function deleteServerKey(folder: string): void {
  rmSync(join(folder, FILE_NAME), { force: true })
}

function readPinned(folder: string): z.infer<typeof pinned> | undefined {
  try {
    return z.parse(pinned, JSON.parse(readFileSync(join(folder, FILE_NAME), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function savePinned(folder: string, pin: z.infer<typeof pinned>): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, FILE_NAME), JSON.stringify(pin), { mode: 0o600 })
}
