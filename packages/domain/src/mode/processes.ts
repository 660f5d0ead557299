/** What a line of screens is for. Code asks for a trait, never for the process's name. */
export interface ProcessTraits {
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
  beforeArrival: false,
  inSeveralHands: false,
  onlySaves: false,
  asksArrivalTime: false,
  logAction: 'checkin',
}

export const processes = {
  'check-in': checkIn,
  'pre-check-in': {
    beforeArrival: true,
    inSeveralHands: true,
    onlySaves: true,
    asksArrivalTime: true,
    logAction: 'pre-checkin',
  },
  'walk-in': checkIn,
  'check-out': checkIn,
} as const satisfies Record<string, ProcessTraits>

export type ProcessName = keyof typeof processes

export const processNames = Object.keys(processes) as [ProcessName, ...ProcessName[]]
