import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * HMAC_SHA256_V1 of Redsys: each order has its own key, its number encrypted with the shop's key by
 * 3DES.
 */
export function computeSignature(secretKey: string, order: string, text: string): string {
  const padded = Buffer.alloc(8 * Math.ceil(order.length / 8))
  padded.write(order, 'utf8')
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secretKey, 'base64'), Buffer.alloc(8))
  cipher.setAutoPadding(false)
  const key = Buffer.concat([cipher.update(padded), cipher.final()])
  return createHmac('sha256', key).update(text).digest('base64')
}

/** Notifications use the URL-safe alphabet. */
const toPlainBase64 = (signature: string) => signature.replaceAll('-', '+').replaceAll('_', '/')

export function isSigned(secretKey: string, order: string, text: string, signature: string): boolean {
  const [wanted, given] = [Buffer.from(computeSignature(secretKey, order, text)), Buffer.from(toPlainBase64(signature))]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
