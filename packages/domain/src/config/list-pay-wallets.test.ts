import { expect, it } from 'vitest'
import { buildSite } from '../testing/builders.ts'
import { listPayWallets } from './list-pay-wallets.ts'

const gateway = {
  kind: 'redsys',
  environment: 'sandbox',
  merchant_code: '999008881',
  terminal: '1',
  pay_wallets: ['applePay', 'googlePay'],
} as const

it.each([
  ['the provider’s own page', 'redsys', gateway, ['Apple Pay', 'Google Pay']],
  ['a page in a frame', 'card-form', gateway, []],
  ['a terminal', 'adyen', gateway, []],
  ['no gateway', 'redsys', { kind: 'none' } as const, []],
])('the wallets of %s', (_, provider, chosen, names) => {
  const { policies } = buildSite({ flags: { pos_provider: provider } })
  const config = { gateway: chosen.kind === 'none' ? chosen : { ...chosen, pay_wallets: [...chosen.pay_wallets] } }
  expect(listPayWallets({ policies }, config)).toEqual(names)
})
