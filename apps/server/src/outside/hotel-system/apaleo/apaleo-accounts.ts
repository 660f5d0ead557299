import { createClientCache } from '../client-cache.ts'
import type { CountForAll } from '../count-for-all.ts'
import { type AccountSettings, ApaleoAccount } from './apaleo-account.ts'

export type GetApaleoAccount = (settings: AccountSettings) => ApaleoAccount

export const createApaleoAccounts = (now: () => number, countForAll: CountForAll): GetApaleoAccount =>
  createClientCache((settings: AccountSettings) => new ApaleoAccount(settings, now, countForAll))
