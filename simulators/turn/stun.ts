import { createHash, createHmac } from 'node:crypto'

/** RFC 8489: the part of STUN that a relay needs. */
const COOKIE = 0x2112a442
const HEADER = 20
const MESSAGE_INTEGRITY = 0x0008

export interface Attribute {
  readonly type: number
  readonly value: Buffer
}

export interface Message {
  readonly type: number
  readonly id: Buffer
  readonly attributes: readonly Attribute[]
  /** Covers the bytes before it. */
  readonly proved: { readonly bytes: Buffer; readonly by: Buffer } | undefined
}

export interface Address {
  readonly host: string
  readonly port: number
}

/** Returns undefined if the packet is not a STUN message. */
export function readMessage(packet: Buffer): Message | undefined {
  if (packet.length < HEADER || packet.readUInt16BE(0) > 0x3fff || packet.readUInt32BE(4) !== COOKIE) return undefined
  const attributes: Attribute[] = []
  let proved: Message['proved']
  for (let at = HEADER; at + 4 <= packet.length; ) {
    const [type, length] = [packet.readUInt16BE(at), packet.readUInt16BE(at + 2)]
    const value = packet.subarray(at + 4, at + 4 + length)
    attributes.push({ type, value })
    if (type === MESSAGE_INTEGRITY) proved = { bytes: patchLength(packet.subarray(0, at), at + 4), by: value }
    at += 4 + Math.ceil(length / 4) * 4
  }
  return { type: packet.readUInt16BE(0), id: packet.subarray(8, HEADER), attributes, proved }
}

/** The length includes the integrity attribute that covers it. */
function patchLength(bytes: Buffer, upTo: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt16BE(upTo, 2)
  return copy
}

export function writeMessage(type: number, id: Buffer, attributes: readonly Attribute[], key?: Buffer): Buffer {
  const body = Buffer.concat(attributes.map(encodeAttribute))
  const head = Buffer.alloc(HEADER)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(body.length + (key ? 24 : 0), 2)
  head.writeUInt32BE(COOKIE, 4)
  id.copy(head, 8)
  const message = Buffer.concat([head, body])
  return key
    ? Buffer.concat([message, encodeAttribute({ type: MESSAGE_INTEGRITY, value: computeIntegrity(message, key) })])
    : message
}

function encodeAttribute({ type, value }: Attribute): Buffer {
  const bytes = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4)
  bytes.writeUInt16BE(type, 0)
  bytes.writeUInt16BE(value.length, 2)
  value.copy(bytes, 4)
  return bytes
}

export const computeIntegrity = (bytes: Buffer, key: Buffer) => createHmac('sha1', key).update(bytes).digest()

export const deriveKey = (username: string, realm: string, password: string) =>
  createHash('md5').update(`${username}:${realm}:${password}`).digest()

export function writeAddress({ host, port }: Address): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16BE(1, 0)
  bytes.writeUInt16BE(port ^ (COOKIE >>> 16), 2)
  const number = host.split('.').reduce((all, part) => all * 256 + Number(part), 0)
  bytes.writeUInt32BE((number ^ COOKIE) >>> 0, 4)
  return bytes
}

export function readAddress(bytes: Buffer): Address {
  const number = (bytes.readUInt32BE(4) ^ COOKIE) >>> 0
  const host = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
  return { host, port: bytes.readUInt16BE(2) ^ (COOKIE >>> 16) }
}
