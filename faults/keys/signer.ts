import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReportedKey } from '@foyer/contract/hub.ts'
import { bootHub, confirmGrant, tellKeys } from '@foyer/contract/hub.ts'
import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'

export const PAIRING = 'the-pairing-code-of-a-lane'
const HOTEL = 1
const DAY_MS = 86_400_000

interface Boot {
  readonly token: string
  readonly port: number
}

/** The part of the server that a hub needs: it grants keys and receives their outcomes. */
export interface Signer {
  readonly url: string
  readonly granted: KeyGrant[]
  /** The first report for each; a different later one would be a lie. */
  readonly told: Map<string, ReportedKey>
  readonly contradictions: string[]
  grant(changes?: Partial<KeyGrant>): { readonly grant: KeyGrant; readonly sealed: string }
  /** Not recorded as granted: a forgery by an unauthorised party. */
  forge(grant: KeyGrant, by?: KeyObject): string
  /** The stay of this grant changes, so that it must not be used any more. */
  end(id: string): void
  /** Resolves when the next hub starts. */
  nextBoot(): Promise<Boot>
  /** Resolves with the hub's report for this key. */
  outcome(id: string): Promise<ReportedKey>
  stop(): void
}

export async function startSigner(): Promise<Signer> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const grantKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const heard = new EventEmitter().setMaxListeners(0)
  const granted: KeyGrant[] = []
  const ended = new Set<string>()
  const told = new Map<string, ReportedKey>()
  const contradictions: string[] = []
  let lastToken = ''
  let tells = 0

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request))
    if (request.url === bootHub.path) {
      response.end(JSON.stringify({ grantKey, hotels: [HOTEL] }))
      const isNew = body.token !== lastToken
      lastToken = body.token
      if (isNew) heard.emit('boot', body)
      return
    }
    if (request.url === confirmGrant.path)
      return void response.end(
        JSON.stringify({ valid: granted.some(({ id }) => id === body.id) && !ended.has(body.id) }),
      )
    if (request.url !== tellKeys.path) return void response.writeHead(404).end()
    const keys: ReportedKey[] = body.keys
    tells += 1
    // Some reports are lost before they are read, and some answers on their way back.
    if (tells % 5 === 1) return void request.socket.destroy()
    for (const key of keys) {
      const known = told.get(key.id)
      if (known && (known.outcome !== key.outcome || known.cards !== key.cards))
        contradictions.push(`${key.id} was ${known.outcome} and is ${key.outcome}`)
      told.set(key.id, known ?? key)
      heard.emit('told')
    }
    if (tells % 5 === 2) return void request.socket.destroy()
    response.end(JSON.stringify({ taken: keys.map(({ id }) => id) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const forge = (grant: KeyGrant, by = privateKey) => {
    const text = Buffer.from(JSON.stringify(grant)).toString('base64url')
    return `${text}.${sign(null, Buffer.from(text), by).toString('base64url')}`
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    granted,
    told,
    contradictions,
    forge,
    grant(changes) {
      const grant = buildGrant(changes)
      granted.push(grant)
      return { grant, sealed: forge(grant) }
    },
    end: (id) => void ended.add(id),
    nextBoot: async () => (await once(heard, 'boot'))[0],
    async outcome(id) {
      for (;;) {
        const known = told.get(id)
        if (known) return known
        await once(heard, 'told')
      }
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export function buildGrant(changes: Partial<KeyGrant> = {}): KeyGrant {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return {
    id: randomUUID(),
    hotelId: HOTEL,
    hub: createHash('sha256').update(PAIRING).digest('hex'),
    reservationId: randomUUID(),
    fence: 1,
    operation: 'new',
    cards: 1,
    provider: 'tesa',
    roomNumber: String(101 + Math.floor(Math.random() * 20)),
    startDate: day(0),
    endDate: day(2),
    reference: `R${Math.floor(Math.random() * 1e9)}`,
    expiresAt: Math.floor(Date.now() / 1_000) + 60,
    ...changes,
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}
