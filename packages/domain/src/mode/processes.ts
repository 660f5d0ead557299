/** What a line of screens is for. Code asks for a trait, never for the process's name. */
export interface ProcessTraits {
  /** A guest with a reservation arrives by it; what is asked of guests is said by such an app. */
  readonly checksIn: boolean
  /** Days ahead, at home: nobody waits for the day or for the room. */
  readonly beforeArrival: boolean
  /** A party does it on several phones at once, by a link that is passed on. */
  readonly inSeveralHands: boolean
  /** Gathers what the hotel needs to know; the guest arrives later. */
  readonly onlySaves: boolean
  readonly asksArrivalTime: boolean
  /** Told to the log of check-ins. */
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

/** The first app of a hotel whose process has this trait. */
export function appWith(
  apps: Readonly<Record<string, { readonly process: ProcessName }>>,
  trait: 'checksIn' | 'inSeveralHands',
): string | undefined {
  return Object.entries(apps).find(([, { process }]) => processes[process][trait])?.[0]
}
