export const accountWords = {
  'account.title': 'Account',
  'account.sub': '{name}, {email}',
  'account.language': 'Language',
  'account.password': 'Change password',
} as const satisfies Record<string, string>
