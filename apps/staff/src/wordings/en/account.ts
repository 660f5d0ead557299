export const accountWords = {
  'account.title': 'Account',
  'account.sub': '{name}, {email}',
  'account.password': 'Change password',
} as const satisfies Record<string, string>
