import type { PageSite } from '@foyer/contract/page.ts'
import { getOnlyTerminal, hasTerminalChoice, isTerminalOffered } from '@foyer/domain/payment/terminal-choice.ts'

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

const toStorageName = ({ appKey }: Site) => `foyer.terminal.${appKey}`

const toTerminalSettings = ({ device, policies }: Site) => ({
  payment: policies.payment,
  enrolledOnly: device.enrolledOnly,
})

/** Apps whose provider has reported no terminal; this page then continues without one. */
const appsWithoutTerminal = new Set<string>()

export function continueWithoutTerminal({ appKey }: Site): void {
  appsWithoutTerminal.add(appKey)
}

export function chooseTerminal(site: Site, terminal: ChosenTerminal): void {
  appsWithoutTerminal.delete(site.appKey)
  try {
    localStorage.setItem(toStorageName(site), JSON.stringify(terminal))
  } catch {
    // Without storage, the page asks again after a reload.
  }
}

export function findChosenTerminal(site: Site): ChosenTerminal | undefined {
  const only = getOnlyTerminal(toTerminalSettings(site))
  if (only) return { id: only }
  const stored = readStoredTerminal(site)
  return stored && hasTerminalChoice(toTerminalSettings(site)) && isTerminalOffered(stored.id, site.policies.payment)
    ? stored
    : undefined
}

function readStoredTerminal(site: Site): ChosenTerminal | undefined {
  try {
    return JSON.parse(localStorage.getItem(toStorageName(site)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Whether there is a terminal to choose here. */
export function canChooseTerminal(site: Site): boolean {
  return hasTerminalChoice(toTerminalSettings(site))
}

/** Whether a terminal must be chosen before the guest can continue. */
export function mustChooseTerminal(site: Site): boolean {
  return canChooseTerminal(site) && !appsWithoutTerminal.has(site.appKey) && findChosenTerminal(site) === undefined
}
