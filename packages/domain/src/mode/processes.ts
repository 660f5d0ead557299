/** What a sequence of screens is for. Code checks a trait, never the process's name. */
export interface ProcessTraits {
  /**
   * For guests with a reservation who arrive; such an app determines what guests have to provide.
   */
  readonly checksIn: boolean
  /** Done days ahead at home, without waiting for the day or the room. */
  readonly beforeArrival: boolean
  /** A party uses several phones at once, through a shared link. */
  readonly inSeveralHands: boolean
  /** Collects what the hotel needs; the guest arrives later. */
  readonly onlySaves: boolean
  readonly asksArrivalTime: boolean
  /** Sent to the check-in log. */
  readonly logAction: 'checkin' | 'pre-checkin'
}

const checkIn: ProcessTraits = {
  checksIn: true,
  beforeArrival: false,
  inSeveralHands: false,
  onlySaves: false,
  asksArrivalTime: false,
  logAction: 'checkin',
}

export const processes = {
  'check-in': checkIn,
  'pre-check-in': {
    checksIn: false,
    beforeArrival: true,
    inSeveralHands: true,
    onlySaves: true,
    asksArrivalTime: true,
    logAction: 'pre-checkin',
  },
  'walk-in': { ...checkIn, checksIn: false },
  'check-out': { ...checkIn, checksIn: false },
} as const satisfies Record<string, ProcessTraits>

export type ProcessName = keyof typeof processes

export const processNames = Object.keys(processes) as [ProcessName, ...ProcessName[]]

/** Returns the hotel's first app whose process has this trait. */
export function findAppWith(
  apps: Readonly<Record<string, { readonly process: ProcessName }>>,
  trait: 'checksIn' | 'inSeveralHands',
): string | undefined {
  return Object.entries(apps).find(([, { process }]) => processes[process][trait])?.[0]
}
