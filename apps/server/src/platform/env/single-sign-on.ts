import { type Role, roleNames } from '@foyer/domain/staff/roles.ts'
import { StartProblem } from './start-problem.ts'

/** One value of the role claim, and the role that it gives. */
export interface RoleRule {
  readonly value: string
  readonly role: Role
  readonly hotels: readonly number[] | 'all'
}

/** The company's identity provider for staff, and what its accounts may do. */
export interface SingleSignOnSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
  /** The claim with the person's groups or roles; may be a path such as `realm_access.roles`. */
  readonly roleClaim: string
  readonly roles: readonly RoleRule[]
  /** The text of the button; if absent, in the language of the page. */
  readonly label: string | undefined
  /** Who helps people without access: a name, a number or an address. */
  readonly contact: string | undefined
  /** Passwords are for emergency administrators only. */
  readonly only: boolean
  /** A verified mail address may link to an existing account. */
  readonly linksByEmail: boolean
}

/** `group:role` for every hotel, or `group:role@1+2` for some; the last colon counts. */
const RULE = new RegExp(`^(?<value>.+):(?<role>${roleNames.join('|')})(?:@(?<hotels>\\d{1,9}(?:\\+\\d{1,9})*))?$`)

/** Returns undefined for text that is no rule. */
export function parseRoleRule(text: string): RoleRule | undefined {
  const groups = RULE.exec(text)?.groups
  if (!groups) return undefined
  const { value = '', role = '', hotels } = groups
  return { value, role: role as Role, hotels: hotels === undefined ? 'all' : hotels.split('+').map(Number) }
}

/** Unencrypted addresses are for a provider on the same machine, such as a test. */
export const isIssuer = (text: string): boolean =>
  URL.canParse(text) &&
  /^(?:https:\/\/[^\s?#@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s?#]*)?)$/.test(text)

interface GivenSettings {
  readonly SSO_ISSUER?: string | undefined
  readonly SSO_CLIENT_ID?: string | undefined
  readonly SSO_CLIENT_SECRET?: string | undefined
  readonly SSO_SCOPES: string
  readonly SSO_ROLE_CLAIM: string
  readonly SSO_ROLES?: string | undefined
  readonly SSO_LABEL?: string | undefined
  readonly SSO_CONTACT?: string | undefined
  readonly SSO_ONLY: 'on' | 'off'
  readonly SSO_LINK_BY_EMAIL: 'on' | 'off'
}

const required = ['SSO_CLIENT_ID', 'SSO_CLIENT_SECRET', 'SSO_ROLES'] as const

/** Undefined without SSO_ISSUER. Throws a `StartProblem` if a setting that belongs to it is missing. */
export function toSingleSignOn(given: GivenSettings, splitList: (text: string) => string[]) {
  const { SSO_ISSUER, SSO_CLIENT_ID = '', SSO_CLIENT_SECRET = '', SSO_ROLES = '' } = given
  if (SSO_ISSUER === undefined) {
    if (given.SSO_ONLY === 'on') throw new StartProblem('SSO_ONLY=on needs SSO_ISSUER, or no one could sign in.')
    return undefined
  }
  const missing = required.filter((name) => !given[name])
  if (missing.length > 0) throw new StartProblem(`SSO_ISSUER also needs ${missing.join(', ')}.`)
  return {
    issuer: SSO_ISSUER,
    clientId: SSO_CLIENT_ID,
    clientSecret: SSO_CLIENT_SECRET,
    scopes: given.SSO_SCOPES,
    roleClaim: given.SSO_ROLE_CLAIM,
    roles: splitList(SSO_ROLES).flatMap((text) => parseRoleRule(text) ?? []),
    label: given.SSO_LABEL,
    contact: given.SSO_CONTACT,
    only: given.SSO_ONLY === 'on',
    linksByEmail: given.SSO_LINK_BY_EMAIL === 'on',
  } satisfies SingleSignOnSettings
}
