import type { accountWords as en } from '../en/account.ts'

export const accountWords: Readonly<Record<keyof typeof en, string>> = {
  'account.title': 'Konto',
  'account.sub': '{name}, {email}',
  'account.language': 'Sprache',
  'account.password': 'Passwort ändern',
}
