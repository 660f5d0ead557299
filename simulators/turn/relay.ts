import { createHmac, timingSafeEqual } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import {
  type Address,
  type Attribute,
  computeIntegrity,
  deriveKey,
  type Message,
  readAddress,
  readMessage,
  writeAddress,
  writeMessage,
} from './stun.ts'

const HOST = '127.0.0.1'
const REALM = 'relay.example.com'
const LIFETIME_S = 600

const methods = { binding: 1, allocate: 3, refresh: 4, send: 6, data: 7, permit: 8, bindChannel: 9 } as const
const [INDICATION, SUCCESS, ERROR] = [0x0010, 0x0100, 0x0110]
const names = {
  username: 0x0006,
  error: 0x0009,
  channel: 0x000c,
  lifetime: 0x000d,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  mapped: 0x0020,
} as const

interface Allocation {
  readonly username: string
  readonly socket: Socket
  readonly channels: Map<number, Address>
}

/** Relayed packets, by user name. */
export const ledger: { username: string; relayed: number }[] = []
export const rejections: string[] = []

/** RFC 8656 over UDP and IPv4, with passwords as coturn's use-auth-secret checks them. */
export async function startRelay(secret: string): Promise<number> {
  const server = createSocket('udp4')
  const allocations = new Map<string, Allocation>()

  /** Returns undefined if the credentials are invalid or expired. */
  function proved({ attributes, proved: proof }: Message): { username: string; key: Buffer } | undefined {
    const username = String(findAttribute(attributes, names.username) ?? '')
    if (!proof) return undefined
    const key = deriveKey(username, REALM, createHmac('sha1', secret).update(username).digest('base64'))
    const isGood =
      timingSafeEqual(computeIntegrity(proof.bytes, key), proof.by) &&
      Number.parseInt(username, 10) * 1_000 > Date.now()
    if (!isGood) rejections.push(username)
    return isGood ? { username, key } : undefined
  }

  async function allocate(from: Address, username: string): Promise<Address> {
    const socket = createSocket('udp4')
    socket.bind(0, HOST)
    await once(socket, 'listening')
    const entry = { username, relayed: 0 }
    ledger.push(entry)
    const allocation: Allocation = { username, socket, channels: new Map() }
    allocations.set(toName(from), allocation)
    socket.on('message', (bytes, { address: host, port }) => {
      entry.relayed += 1
      const bound = [...allocation.channels].find(([, peer]) => peer.host === host && peer.port === port)?.[0]
      const [peer, data] = [writeAddress({ host, port }), bytes]
      const told = [
        { type: names.peer, value: peer },
        { type: names.data, value: data },
      ]
      const id = Buffer.alloc(12, entry.relayed & 255)
      const packet = bound ? encodeChannelData(bound, data) : writeMessage(methods.data | INDICATION, id, told)
      server.send(packet, from.port, from.host)
    })
    return { host: HOST, port: socket.address().port }
  }

  async function answer(message: Message, from: Address): Promise<Buffer | undefined> {
    const { type, id, attributes } = message
    const mapped = { type: names.mapped, value: writeAddress(from) }
    if (type === methods.binding) return writeMessage(type | SUCCESS, id, [mapped])
    const known = allocations.get(toName(from))
    if (type === (methods.send | INDICATION)) {
      const [peer, data] = [findAttribute(attributes, names.peer), findAttribute(attributes, names.data)]
      if (known && peer && data) sendTo(known, readAddress(peer), data)
      return undefined
    }
    const who = proved(message)
    if (!who) {
      const asked: Attribute[] = [
        { type: names.error, value: Buffer.concat([Buffer.from([0, 0, 4, 1]), Buffer.from('Unauthorized')]) },
        { type: names.realm, value: Buffer.from(REALM) },
        { type: names.nonce, value: Buffer.from('once') },
      ]
      return writeMessage(type | ERROR, id, asked)
    }
    const lifetime = { type: names.lifetime, value: encodeUint32(LIFETIME_S) }
    const said: Attribute[] = []
    if (type === methods.allocate) {
      const relayed = writeAddress(await allocate(from, who.username))
      said.push({ type: names.relayed, value: relayed }, mapped, lifetime)
    } else if (type === methods.refresh) said.push(lifetime)
    else if (type === methods.bindChannel) {
      const [channel, peer] = [findAttribute(attributes, names.channel), findAttribute(attributes, names.peer)]
      if (channel && peer) known?.channels.set(channel.readUInt16BE(0), readAddress(peer))
    }
    return writeMessage(type | SUCCESS, id, said, who.key)
  }

  server.on('message', async (packet, { address: host, port }) => {
    const from = { host, port }
    const channel = packet.length >= 4 ? packet.readUInt16BE(0) : 0
    const known = allocations.get(toName(from))
    const peer = channel >= 0x4000 && channel < 0x5000 ? known?.channels.get(channel) : undefined
    if (known && peer) return sendTo(known, peer, packet.subarray(4, 4 + packet.readUInt16BE(2)))
    const message = readMessage(packet)
    const said = message && (await answer(message, from))
    if (said) server.send(said, port, host)
  })
  server.bind(0, HOST)
  await once(server, 'listening')
  return server.address().port
}

const toName = ({ host, port }: Address) => `${host}:${port}`
const findAttribute = (attributes: readonly Attribute[], type: number) =>
  attributes.find((one) => one.type === type)?.value
const sendTo = ({ socket }: Allocation, { host, port }: Address, data: Buffer) => socket.send(data, port, host)

function encodeUint32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

function encodeChannelData(channel: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(channel, 0)
  head.writeUInt16BE(data.length, 2)
  return Buffer.concat([head, data])
}
