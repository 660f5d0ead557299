import { readFile } from 'node:fs/promises'
import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { StartProblem } from '../../platform/env/start-problem.ts'
import type { StayPass, Wallets } from './wallet.ts'

/** The part of a service account's key file that signs. */
const accountKey = z.object({ client_email: z.email(), private_key: z.string() })

const SAVE_URL = 'https://pay.google.com/gp/v/save/'
const ALGORITHM = 'RS256'

interface GoogleWalletSettings {
  /** The number of the operator's issuer account. */
  readonly issuer: string
  /** Path of the service account's key. */
  readonly keyFile: string
}

/** Throws a `StartProblem` if the key cannot be used. */
export async function createGoogleLinks({
  issuer,
  keyFile,
}: GoogleWalletSettings): Promise<NonNullable<Wallets['google']>> {
  try {
    const { client_email, private_key } = z.parse(accountKey, JSON.parse(await readFile(keyFile, 'utf8')))
    const key = await importPKCS8(private_key, ALGORITHM)
    return async (pass) => {
      const payload = { genericClasses: [{ id: `${issuer}.stay` }], genericObjects: [toGenericObject(issuer, pass)] }
      const token = await new SignJWT({ typ: 'savetowallet', origins: [], payload })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(client_email)
        .setAudience('google')
        .setIssuedAt()
        .sign(key)
      return SAVE_URL + token
    }
  } catch (error) {
    throw new StartProblem(`GOOGLE_WALLET_KEY=${keyFile} is not the key of a service account.`, { cause: error })
  }
}

function toGenericObject(
  issuer: string,
  { serial, hotelName, language, title, facts, note, expiresAt, colors }: StayPass,
): object {
  const inLanguage = (value: string) => ({ defaultValue: { language, value } })
  return {
    id: `${issuer}.${serial}`,
    classId: `${issuer}.stay`,
    state: 'ACTIVE',
    cardTitle: inLanguage(hotelName),
    header: inLanguage(title),
    textModulesData: [...facts, { name: 'note', ...note }].map(({ name, label, value }) => ({
      id: name,
      header: label,
      body: value,
    })),
    hexBackgroundColor: colors.background,
    validTimeInterval: { end: { date: expiresAt.toISOString() } },
  }
}
