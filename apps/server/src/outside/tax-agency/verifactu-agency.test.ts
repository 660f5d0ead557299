import { formatHashInput } from '@foyer/domain/verifactu/hash-input.ts'
import type { InvoiceRecord, PreviousRecord, Registration } from '@foyer/domain/verifactu/invoice-record.ts'
import { verifactuSchema } from '@foyer/domain/verifactu/verifactu-config.ts'
import { expect, it } from 'vitest'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { AnswerLost } from '../authority/soap/post-soap.ts'
import { chooseTaxAgency } from './choose-tax-agency.ts'
import { SendingRefused, type SentRecord } from './tax-agency.ts'
import { readTestCertificate, startTaxAgency } from './testing/start-tax-agency.ts'

const head = {
  taxNumber: 'B12345674',
  issuer: 'Foyer Palace & Söhne S.L.',
  day: '2026-09-22',
  producer: { name: 'Foyer', taxNumber: 'B12345674' },
  installation: 'FOYER-1',
  version: '1.0',
}
const invoice: Registration = {
  ...head,
  operation: 'register',
  number: 'FP-2026-00001',
  type: 'F1',
  description: 'Alojamiento <FOY1>',
  recipient: { name: 'Nordlicht GmbH', idType: '02', id: 'DE123456788' },
  rates: [
    { tax: '01', qualification: 'N1', rate: 0, base: 4_00, amount: 0 },
    { tax: '01', qualification: 'S1', rate: 1000, base: 100_00, amount: 10_00 },
  ],
  taxTotal: 10_00,
  total: 114_00,
  at: '2026-09-22T10:00:00+02:00',
}

/** Chains the records, each with its place in the list as id. */
function chain(records: readonly InvoiceRecord[]): SentRecord[] {
  let previous: PreviousRecord | null = null
  return records.map((record, at) => {
    const hash = sha256(formatHashInput(record, previous?.hash ?? '')).toUpperCase()
    const sent = { id: `record-${at}`, record, previous, hash }
    previous = { taxNumber: record.taxNumber, number: record.number, day: record.day, hash }
    return sent
  })
}

const simplified: Registration = { ...invoice, number: 'FP-2026-00002', type: 'F2', recipient: undefined }
const large: Registration = {
  ...simplified,
  number: 'FP-2026-00003',
  rates: [{ tax: '01', qualification: 'S1', rate: 1000, base: 4_000_00, amount: 400_00 }],
  taxTotal: 400_00,
  total: 4_400_00,
}
const credit: Registration = {
  ...invoice,
  number: 'R-2026-00001',
  type: 'R1',
  corrects: { number: invoice.number, day: invoice.day },
  rates: invoice.rates.map((rate) => ({ ...rate, base: 0 - rate.base, amount: 0 - rate.amount })),
  taxTotal: -10_00,
  total: -114_00,
}
const spanish: Registration = {
  ...invoice,
  number: 'FP-2026-00004',
  recipient: { name: 'Ana Soler', taxNumber: '12345678Z' },
}
const annulled: InvoiceRecord = { ...head, operation: 'cancel', number: 'FP-2026-00004', at: invoice.at }

it('sends invoices, credit notes and cancellations that the agency accepts without any error', async () => {
  const agency = await startTaxAgency({ WAIT_SECONDS: '75' })
  const records = chain([invoice, simplified, large, credit, spanish, annulled])
  const answer = await agency.connect().send({ records, isLate: false })
  expect(answer).toMatchObject({ waitSeconds: 75, receipt: expect.stringMatching(/^A-/) })
  expect(answer.records).toEqual(records.map(({ id }) => ({ id, state: 'accepted' })))
  const ledger = await agency.readLedger()
  expect(ledger.records.map(({ hash, errors }) => [hash, errors])).toEqual(records.map(({ hash }) => [hash, []]))
  expect(ledger.records.some(({ isLate }) => isLate)).toBe(false)
})

it('says what the agency refuses, and what it accepts with errors', async () => {
  const agency = await startTaxAgency()
  const wrong: Registration = { ...spanish, recipient: { name: 'Ana', taxNumber: '12345678A' } }
  const [first, second] = chain([wrong, simplified])
  if (!first || !second) throw new Error('no records')
  const answer = await agency.connect().send({ records: [first, { ...second, hash: 'A'.repeat(64) }], isLate: true })
  expect(answer.records).toMatchObject([
    { id: 'record-0', state: 'refused', code: '1239', reason: 'NIF del destinatario incorrecto' },
    { id: 'record-1', state: 'acceptedWithErrors', code: '2000' },
  ])
  const { records, refused } = await agency.readLedger()
  expect(records).toMatchObject([{ number: 'FP-2026-00002', isLate: true }])
  expect(refused).toMatchObject([{ number: 'FP-2026-00004' }])
})

it('a repetition is refused as a duplicate, with the state of the first', async () => {
  const agency = await startTaxAgency()
  const records = chain([invoice])
  await agency.connect().send({ records, isLate: false })
  const again = await agency.connect().send({ records, isLate: true })
  expect(again.records).toMatchObject([{ state: 'refused', code: '3000', duplicate: 'accepted' }])
  expect((await agency.readLedger()).records).toHaveLength(1)
})

it('takes a certificate in PEM or PKCS#12, and no other than the issuer’s', async () => {
  const agency = await startTaxAgency()
  const records = chain([invoice])
  const p12 = agency.connect(readTestCertificate('client.p12.txt'), 'foyer')
  expect((await p12.send({ records, isLate: false })).records).toMatchObject([{ state: 'accepted' }])
  const other = agency.connect(readTestCertificate('other.pem'))
  await expect(other.send({ records, isLate: false })).rejects.toThrow(SendingRefused)
  await expect(other.send({ records, isLate: false })).rejects.toThrow('4112')
  const wrongPassword = agency.connect(readTestCertificate('client.p12.txt'), 'wrong')
  await expect(wrongPassword.send({ records, isLate: false })).rejects.toThrow('our certificate cannot be used')
  const noCertificate = agency.connect('-----BEGIN nothing')
  const failed = await noCertificate.send({ records, isLate: false }).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(SendingRefused)
  expect(String(failed)).not.toContain('BEGIN')
  await agency.setRules({ unauthorized: true })
  await expect(agency.connect().send({ records, isLate: false })).rejects.toThrow(SendingRefused)
})

it('tells a message that may have arrived from one that did not', async () => {
  const agency = await startTaxAgency()
  const sending = { records: chain([invoice]), isLate: false }
  await agency.setFaults({ cutAfter: 1 })
  await expect(agency.connect().send(sending)).rejects.toThrow(AnswerLost)
  expect((await agency.readLedger()).records).toHaveLength(1)
  await agency.setFaults({ badGateway: true })
  await expect(agency.connect().send(sending)).rejects.toThrow(AnswerLost)
  const broken = { ...sending, records: sending.records.map((one) => ({ ...one, hash: '' })) }
  await agency.setFaults({})
  await expect(agency.connect().send(broken)).rejects.toThrow(SendingRefused)
})

it('a demo hotel sends to the simulator or to nothing, and a hotel without certificate sends nothing', () => {
  const verifactu = verifactuSchema.parse({ mode: 'live' })
  const secrets = { verifactu_certificate: readTestCertificate('client.pem') }
  const choose = (isDemo: boolean, demoVerifactuUrl?: string, own: object = secrets) =>
    chooseTaxAgency({ demoVerifactuUrl })({ id: 1, isDemo }, { verifactu, secrets: own }, 'live')
  expect(choose(true)).toBeUndefined()
  expect(choose(true, 'https://localhost:1')).toBeDefined()
  expect(choose(false)).toBeDefined()
  expect(choose(false, undefined, {})).toBeUndefined()
})
