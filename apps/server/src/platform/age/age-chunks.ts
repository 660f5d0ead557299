import { createCipheriv, createDecipheriv } from 'node:crypto'
import { AgeProblem } from './age-header.ts'

export const CHUNK_BYTES = 64 * 1024
export const TAG_BYTES = 16

/**
 * Each chunk's index, and whether it is the last, are part of its nonce: none can be omitted, moved
 * or truncated unnoticed.
 */
function createNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

export function sealChunk(key: Buffer, index: number, chunk: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, createNonce(index, isLast), { authTagLength: TAG_BYTES })
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
}

export function openChunk(key: Buffer, index: number, sealed: Buffer, isLast: boolean): Buffer {
  const end = sealed.length - TAG_BYTES
  if (end < 0 || (end === 0 && index > 0)) throw new AgeProblem('The file was cut off.')
  const decipher = createDecipheriv('chacha20-poly1305', key, createNonce(index, isLast), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(end))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()])
  } catch (error) {
    throw new AgeProblem('The file was changed or cut off.', { cause: error })
  }
}
