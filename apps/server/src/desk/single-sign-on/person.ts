import { email as emailSchema } from '@foyer/contract/wire/values.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { toSingleLine } from '@foyer/domain/basics/line.ts'
import * as z from 'zod/mini'
import type { Claims } from '../../outside/identity-provider/identity-provider.ts'
import { findClaim } from '../../outside/identity-provider/openid-provider.ts'

const MAX_NAME_LENGTH = 100

/** Someone with a company account, as the provider describes them. */
export interface Person {
  /** Issuer and subject are the identity; everything else may change. */
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly name: string
  readonly language: Language
  /** Groups or roles at the company. */
  readonly values: readonly string[]
}

/** Undefined if the account has no usable mail address. */
export function toPerson(claims: Claims, roleClaim: string): Person | undefined {
  const parsed = z.safeParse(emailSchema, claims['email'])
  if (!parsed.success) return undefined
  const email = parsed.data
  const names = [claims['name'], claims['preferred_username'], email]
  const name = names.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? email
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified: claims['email_verified'] === true,
    name: toSingleLine(name).trim().slice(0, MAX_NAME_LENGTH),
    language: toLanguage(claims['locale']),
    values: toValues(findClaim(claims, roleClaim)),
  }
}

function toLanguage(locale: unknown): Language {
  const code = typeof locale === 'string' ? locale.slice(0, 2).toLowerCase() : ''
  return languages.find((language) => language === code) ?? 'en'
}

/** Some providers send a single value as text. */
function toValues(claim: unknown): readonly string[] {
  return [claim].flat().filter((value) => typeof value === 'string')
}
