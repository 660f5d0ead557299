import type { accountWords as en } from '../en/account.ts'

export const accountWords: Readonly<Record<keyof typeof en, string>> = {
  'account.title': 'Account',
  'account.sub': '{name}, {email}',
  'account.language': 'Lingua',
  'account.password': 'Cambia la password',
}
