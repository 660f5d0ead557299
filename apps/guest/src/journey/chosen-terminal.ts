import type { PageSite } from '@foyer/contract/page.ts'
import { hasTerminalChoice, isOffered, onlyTerminal } from '@foyer/domain/payment/terminal-choice.ts'

/**
 * The terminal next to this device. It belongs to the
 * device, not the guest, so the next guest keeps it.
 */
export interface ChosenTerminal {
  readonly id: string
  readonly name?: string
  readonly model?: string | undefined
  readonly serialNumber?: string | undefined
}

type Site = Pick<PageSite, 'appKey' | 'device' | 'policies'>

const nameOf = ({ appKey }: Site) => `foyer.terminal.${appKey}`

const standing = ({ device, policies }: Site) => ({
  payment: policies.payment,
  enrolledOnly: device.enrolledOnly,
})

/** Apps whose provider has reported no terminal; this page then continues without one. */
const without = new Set<string>()

export function goOnWithoutTerminal({ appKey }: Site): void {
  without.add(appKey)
}

export function chooseTerminal(site: Site, terminal: ChosenTerminal): void {
  without.delete(site.appKey)
  try {
    localStorage.setItem(nameOf(site), JSON.stringify(terminal))
  } catch {
    // Without storage, the page asks again after a reload.
  }
}

export function chosenTerminal(site: Site): ChosenTerminal | undefined {
  const only = onlyTerminal(standing(site))
  if (only) return { id: only }
  const stored = storedTerminal(site)
  return stored && hasTerminalChoice(standing(site)) && isOffered(stored.id, site.policies.payment) ? stored : undefined
}

function storedTerminal(site: Site): ChosenTerminal | undefined {
  try {
    return JSON.parse(localStorage.getItem(nameOf(site)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Whether there is a terminal to choose here. */
export function mayChooseTerminal(site: Site): boolean {
  return hasTerminalChoice(standing(site))
}

/** Whether a terminal must be chosen before the guest can continue. */
export function mustChooseTerminal(site: Site): boolean {
  return mayChooseTerminal(site) && !without.has(site.appKey) && chosenTerminal(site) === undefined
}
