import { expect, it } from 'vitest'
import { toFiscalFailure } from './fiscal-failure.ts'
import { formatFiscalReceipt } from './fiscal-receipt.ts'

it('a receipt has one line for the amount paid, and the total matches', () => {
  const amount = { minor: 12_005, currency: 'EUR' }
  expect(formatFiscalReceipt({ description: 'Soggiorno FOY4001', amount, paidBy: 'card' })).toBe(
    '<printerFiscalReceipt><beginFiscalReceipt operator="1"/>' +
      '<printRecItem operator="1" description="Soggiorno FOY4001" quantity="1" unitPrice="120,05" department="1" justification="1"/>' +
      '<printRecTotal operator="1" description="CARTA" payment="120,05" paymentType="2" index="1" justification="1"/>' +
      '<endFiscalReceipt operator="1"/></printerFiscalReceipt>',
  )
})

it('a description cannot end an attribute, and no cents are lost', () => {
  const xml = formatFiscalReceipt({ description: 'A"/><x y="', amount: { minor: 5, currency: 'EUR' }, paidBy: 'card' })
  expect(xml).toContain('description="A /  x y  "')
  expect(xml).toContain('unitPrice="0,05"')
})

it.each([
  ['card', 'CARTA', 2],
  ['cash', 'CONTANTI', 0],
  ['transfer', 'BONIFICO', 2],
] as const)('a receipt says that it was paid by %s', (paidBy, description, type) => {
  const xml = formatFiscalReceipt({ description: 'Soggiorno', amount: { minor: 5, currency: 'EUR' }, paidBy })
  expect(xml).toContain(`description="${description}" payment="0,05" paymentType="${type}"`)
})

it.each([
  ['PAY-44 no answer in time', 'deviceUnknown', 'timeout'],
  ['PAY-44 nothing was printed', 'absent', 'timeout'],
  ['PAY-45 not reachable', 'deviceAway', 'connection'],
  ['PAY-46.a a code with its own text', 'EPTR_REC_EMPTY', 'noPaper'],
  ['PAY-46.b a code without one', 'EPTR_SOMETHING', 'unknown'],
  ['PAY-46.b no code', undefined, 'unknown'],
] as const)('%s', (_, code, failure) => {
  expect(toFiscalFailure(code)).toBe(failure)
})
