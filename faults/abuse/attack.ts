/** The product that is attacked, and where the attacker sits: in the guests' own Wi-Fi. */
export interface Target {
  readonly url: string
  readonly wifi: string
  /** How much of it: 1 is all. */
  readonly share: number
}

export interface Attack {
  /** Which of the findings this was. */
  readonly finding: string
  /** Sends it all, and says what was answered: a status each, and 0 where the line was cut. */
  send(target: Target): Promise<readonly number[]>
  /** What it may be answered. */
  readonly answered: readonly number[]
  /** Whose right key has to open all the same, afterwards. */
  readonly opens?: keyof typeof keys
}

/** What right callers have. They are made before the attack, and tried after it. */
export const keys = {
  hub: 'a paired hub tells of itself',
  device: 'a kiosk enrols with its license',
  reception: 'reception signs in where it has signed in before',
  manager: 'the manager signs in elsewhere with the right password',
  guest: 'a guest in the same Wi-Fi finds their reservation',
} as const
