import { createHash } from 'node:crypto'
import { type AccountSettings, ApaleoAccount } from './apaleo-account.ts'

const MAX_ACCOUNTS = 1_000

export type GetApaleoAccount = (settings: AccountSettings) => ApaleoAccount

/** Tokens and limits outlive the adapters, which are created for each use. */
export function createApaleoAccounts(now: () => number): GetApaleoAccount {
  const accounts = new Map<string, ApaleoAccount>()
  return (settings) => {
    const { identity, url, client, secret } = settings
    const key = createHash('sha256')
      .update(JSON.stringify([identity, url, client, secret]))
      .digest('hex')
    const account = accounts.get(key) ?? new ApaleoAccount(settings, now)
    if (accounts.size >= MAX_ACCOUNTS) accounts.clear()
    accounts.set(key, account)
    return account
  }
}
