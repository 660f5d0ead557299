import { payProviderOf } from './pay-way.ts'

/** What a hotel says of payments, as far as it decides at which terminal they are made. */
export interface TerminalPolicy {
  readonly allowed: boolean
  readonly provider: string
  readonly terminals: readonly string[]
  readonly pmsDevices: readonly string[]
}

interface Standing {
  readonly payment: TerminalPolicy
  /** A terminal stands beside a device of the hotel, never beside a guest's own. */
  readonly enrolledOnly: boolean
}

/** A provider of this kind knows its terminals itself, and charges them. */
export function isBusProvider(provider: string): boolean {
  return payProviderOf(provider)?.through === 'bus'
}

/** Whether anybody has to choose here: several could be meant, or only the provider knows them. */
export function hasTerminalChoice({ payment, enrolledOnly }: Standing): boolean {
  const { allowed, provider, terminals, pmsDevices } = payment
  return enrolledOnly && allowed && (isBusProvider(provider) || terminals.length > 1 || pmsDevices.length > 1)
}

/** The one that is meant where there is no other. */
export function onlyTerminal({ payment, enrolledOnly }: Standing): string | undefined {
  const { allowed, provider, terminals, pmsDevices } = payment
  if (!enrolledOnly || !allowed || isBusProvider(provider)) return undefined
  const [one, ...others] = terminals.length > 0 ? terminals : pmsDevices
  return others.length === 0 ? one : undefined
}

/** Whether this one may still be meant: a hotel may have taken it away since it was chosen. */
export function isOffered(id: string, { provider, terminals, pmsDevices }: TerminalPolicy): boolean {
  return isBusProvider(provider) || terminals.includes(id) || pmsDevices.includes(id)
}

/** Between a terminal that was chosen by itself and the menu. */
export const CHOSEN_BY_ITSELF_MS = 3_000
