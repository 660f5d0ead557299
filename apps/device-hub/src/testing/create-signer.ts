import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { BillOrder } from '@foyer/contract/messages/bill-order.ts'
import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import type { PaymentOrder } from '@foyer/contract/messages/payment-order.ts'
import type { RefundOrder } from '@foyer/contract/messages/refund-order.ts'
import { computeHubId } from '../orders/verify-order.ts'

export const PAIRING = 'a-code-of-some-length'
export const NOW: Date = new Date('2026-11-16T15:00:00Z')

/** The server's half of a grant. */
export function createSigner() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const seal = (grant: unknown): string => {
    const text = Buffer.from(JSON.stringify(grant)).toString('base64url')
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  }
  const grantKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return {
    grantKey,
    trust: { hub: computeHubId(PAIRING), grantKey, hotels: [1] },
    seal,
    grant: (changes: Partial<KeyGrant> = {}) => {
      const grant = buildGrant(changes)
      return { ...grant, sealed: seal(grant) }
    },
  }
}

export function buildGrant(changes: Partial<KeyGrant> = {}): KeyGrant {
  return {
    id: randomUUID(),
    hotelId: 1,
    hub: computeHubId(PAIRING),
    reservationId: randomUUID(),
    fence: 1,
    operation: 'new',
    cards: 1,
    provider: 'tesa',
    roomNumber: '302',
    startDate: '2026-11-16',
    endDate: '2026-11-18',
    reference: 'FOY1001',
    expiresAt: NOW.getTime() / 1_000 + 60,
    ...changes,
  }
}

export function buildPaymentOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    kind: 'payment',
    id: randomUUID(),
    hotelId: 1,
    hub: computeHubId(PAIRING),
    reference: 'FOY1001',
    minor: 12_050,
    currency: 'EUR',
    terminal: 'lobby-1',
    cardType: 'other',
    unattended: true,
    expiresAt: NOW.getTime() / 1_000 + 60,
    ...changes,
  }
}

export function buildRefundOrder(changes: Partial<RefundOrder> = {}): RefundOrder {
  return {
    kind: 'refund',
    id: randomUUID(),
    hotelId: 1,
    hub: computeHubId(PAIRING),
    reference: 'FOY1001',
    minor: 5_000,
    currency: 'EUR',
    terminal: 'lobby-1',
    of: 'LOBBY0001',
    takenAt: '2026-11-16T14:00:00.000Z',
    expiresAt: NOW.getTime() / 1_000 + 60,
    ...changes,
  }
}

export function buildBillOrder(changes: Partial<BillOrder> = {}): BillOrder {
  return {
    kind: 'bill',
    id: randomUUID(),
    hotelId: 1,
    hub: computeHubId(PAIRING),
    printer: 'roma-1',
    reference: 'FOY4001',
    minor: 1_000,
    currency: 'EUR',
    xml: '<printerFiscalReceipt><beginFiscalReceipt operator="1"/><printRecItem operator="1" description="Soggiorno" quantity="1" unitPrice="10,00" department="1"/><printRecTotal operator="1" description="CARTA" payment="10,00" paymentType="2" index="1"/><endFiscalReceipt operator="1"/></printerFiscalReceipt>',
    expiresAt: NOW.getTime() / 1_000 + 60,
    ...changes,
  }
}
