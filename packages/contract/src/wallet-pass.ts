import * as z from 'zod/mini'
import { call } from './wire/call.ts'

export const walletKinds = ['apple', 'google'] as const
export type WalletKind = (typeof walletKinds)[number]

const reference = z.string().check(z.maxLength(64))

/** Extension: the stay as a signed pass for Apple Wallet. */
export const downloadApplePass = call({
  name: 'downloadApplePass',
  method: 'GET',
  path: '/api/visit/wallet-pass/{reference}/',
  params: z.object({ reference }),
  replyAs: 'file',
})

/** Extension: the address at which Google Wallet offers to add the stay. The signed pass is part of it. */
export const linkGooglePass = call({
  name: 'linkGooglePass',
  method: 'POST',
  path: '/api/visit/wallet-pass/link/',
  changes: false,
  body: z.object({ reference }),
  reply: z.object({ url: z.string() }),
})
