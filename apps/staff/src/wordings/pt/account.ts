import type { accountWords as en } from '../en/account.ts'

export const accountWords: Readonly<Record<keyof typeof en, string>> = {
  'account.title': 'Conta',
  'account.sub': '{name}, {email}',
  'account.language': 'Idioma',
  'account.password': 'Alterar a palavra-passe',
}
