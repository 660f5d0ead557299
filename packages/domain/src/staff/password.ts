export const PASSWORD_LENGTH = { min: 12, max: 256 } as const

export type WeakPassword = 'tooShort' | 'tooLong' | 'tooCommon' | 'holdsOwnName' | 'repeats'

/** The most common passwords of twelve or more characters. */
const common = ['password1234', '123456789012', 'qwertyuiop12', 'qwertyuiop123', 'administrator', 'welcome12345']

interface Owner {
  readonly email: string
  readonly name: string
}

const normalize = (text: string) => text.normalize('NFKC').toLowerCase()

/** Removes what an attacker who knows the owner can guess. */
function stripNames(password: string, { email, name }: Owner): string {
  const parts = [email.split('@', 1)[0] ?? '', ...name.split(/\s+/)].map(normalize).filter((part) => part.length >= 4)
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), normalize(password))
}

const reasons: readonly { why: WeakPassword; when: (password: string, owner: Owner, least: number) => boolean }[] = [
  { why: 'tooShort', when: (password, _owner, least) => [...password].length < least },
  { why: 'tooLong', when: (password) => [...password].length > PASSWORD_LENGTH.max },
  { why: 'repeats', when: (password) => new Set(normalize(password)).size < 5 },
  { why: 'tooCommon', when: (password) => common.some((one) => normalize(password).includes(one)) },
  {
    why: 'holdsOwnName',
    when: (password, owner, least) => stripNames(password, owner).length < least - 4,
  },
]

/** Requires length instead of digits and symbols, which make people write passwords down. */
export function weakPasswordReason(
  password: string,
  owner: Owner,
  least: number = PASSWORD_LENGTH.min,
): WeakPassword | undefined {
  return reasons.find(({ when }) => when(password, owner, least))?.why
}
