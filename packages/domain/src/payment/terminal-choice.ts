import { getPayProvider } from './payment-method.ts'

/** The hotel's payment settings that determine the terminal. */
export interface TerminalPolicy {
  readonly allowed: boolean
  readonly provider: string
  readonly terminals: readonly string[]
  readonly pmsDevices: readonly string[]
}

interface TerminalContext {
  readonly payment: TerminalPolicy
  /** A terminal belongs to a device of the hotel, never to a guest's own. */
  readonly enrolledOnly: boolean
}

/** Whether the provider manages and charges its terminals itself. */
export function isBusProvider(provider: string): boolean {
  return getPayProvider(provider)?.through === 'bus'
}

/** Whether someone has to choose: there are several terminals, or only the provider knows them. */
export function hasTerminalChoice({ payment, enrolledOnly }: TerminalContext): boolean {
  const { allowed, provider, terminals, pmsDevices } = payment
  return enrolledOnly && allowed && (isBusProvider(provider) || terminals.length > 1 || pmsDevices.length > 1)
}

/** The terminal to use if there is only one. */
export function getOnlyTerminal({ payment, enrolledOnly }: TerminalContext): string | undefined {
  const { allowed, provider, terminals, pmsDevices } = payment
  if (!enrolledOnly || !allowed || isBusProvider(provider)) return undefined
  const [one, ...others] = terminals.length > 0 ? terminals : pmsDevices
  return others.length === 0 ? one : undefined
}

/** Whether this terminal is still available; the hotel may have removed it since it was chosen. */
export function isTerminalOffered(id: string, { provider, terminals, pmsDevices }: TerminalPolicy): boolean {
  return isBusProvider(provider) || terminals.includes(id) || pmsDevices.includes(id)
}

/** The delay between the automatic choice of a terminal and the menu. */
export const AUTO_SELECTION_DELAY_MS = 3_000
