import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../platform/env/env.ts'
import type { Check } from './doctor-context.ts'
import { type Finding, findWorst, ok, problem, warning } from './finding.ts'

interface Secret {
  readonly name: string
  readonly minLength: number
  read(settings: Settings): string | undefined
  /** Whether another setting makes it necessary. */
  isNeeded(settings: Settings): boolean
}

/** Secrets of the environment. A shorter one than `minLength` can be guessed. */
const secrets: readonly Secret[] = [
  { name: 'KEY_SECRET', minLength: 32, read: ({ keySecret }) => keySecret, isNeeded: () => false },
  {
    name: 'BACKUP_KEY',
    minLength: 16,
    read: ({ backups }) => backups.key,
    isNeeded: ({ backups }) => backups.folder !== undefined,
  },
  {
    name: 'TURN_SECRET',
    minLength: 16,
    read: ({ ice }) => ice.turnSecret,
    isNeeded: ({ ice }) => ice.turn.length > 0,
  },
  {
    name: 'KEY_PROVIDER_TOKEN',
    minLength: 16,
    read: ({ keyProviderToken }) => keyProviderToken,
    isNeeded: ({ keyProviderUrl }) => keyProviderUrl !== undefined,
  },
  {
    name: 'BUS_PAYMENT_TOKEN',
    minLength: 16,
    read: ({ busPaymentToken }) => busPaymentToken,
    isNeeded: ({ busPaymentUrl }) => busPaymentUrl !== undefined,
  },
  {
    name: 'SSO_CLIENT_SECRET',
    minLength: 16,
    read: ({ singleSignOn }) => singleSignOn?.clientSecret,
    isNeeded: ({ singleSignOn }) => singleSignOn !== undefined,
  },
]

/** A sentence has this many different characters at least; `aaaaaaaaaaaaaaaa` does not. */
const MIN_DIFFERENT_CHARACTERS = 6

function checkSecret({ name, minLength, read, isNeeded }: Secret, settings: Settings): Finding {
  const value = read(settings)
  const make = `Set ${name} to the output of: openssl rand -base64 36`
  if (value === undefined)
    return isNeeded(settings) ? problem(`${name} is not set.`, make) : ok(`${name} is not needed.`)
  if (value.length < minLength) return problem(`${name} has fewer than ${minLength} characters.`, make)
  if (new Set(value).size < MIN_DIFFERENT_CHARACTERS) return warning(`${name} is easy to guess.`, make)
  return ok(`${name} is long enough.`)
}

/** Without KEY_SECRET the server uses a file, which it creates at its first start. */
async function checkKeyFile({ keySecret, databaseUrl }: Settings, dataDir: string): Promise<Finding> {
  if (keySecret !== undefined) return ok('KEY_SECRET is used.')
  const file = join(dataDir, 'key-secret')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept === undefined)
    return warning(
      `${file} cannot be read, so door codes have no secret yet.`,
      'Run this as the user of the server, with its DATA_DIR; the first start creates the file.',
    )
  if (databaseUrl)
    return warning(
      `KEY_SECRET is not set, so only a server with ${file} can read the door codes of this database.`,
      'Set KEY_SECRET to the content of that file on every server.',
    )
  return ok(`${file} is used.`)
}

/** Never prints a secret. */
export const secretsCheck: Check = {
  name: 'secrets',
  async run({ settings, dataDir }) {
    const findings = secrets.map((secret) => checkSecret(secret, settings))
    const used = secrets.filter(({ read }) => read(settings) !== undefined).map(({ name }) => name)
    const summary = ok(used.length > 0 ? `long enough: ${used.join(', ')}.` : 'none is needed in the environment.')
    return findWorst(summary, ...findings, await checkKeyFile(settings, dataDir))
  },
}
