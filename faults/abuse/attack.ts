/** The server under attack, and the attacker's address: in the guests' own Wi-Fi. */
export interface Target {
  readonly url: string
  readonly wifi: string
  /** The fraction to send: 1 is all. */
  readonly share: number
}

export interface Attack {
  /** The finding that this attack proves. */
  readonly finding: string
  /** Sends everything and returns the status of each request, 0 if the connection was cut. */
  send(target: Target): Promise<readonly number[]>
  /** Acceptable statuses. */
  readonly answered: readonly number[]
  /** The valid key that must still work afterwards. */
  readonly opens?: keyof typeof keys
}

/** Credentials of legitimate callers. They are created before the attack and tried after it. */
export const keys = {
  hub: 'a paired hub tells of itself',
  device: 'a kiosk enrols with its license',
  reception: 'reception signs in where it has signed in before',
  manager: 'the manager signs in elsewhere with the right password',
  guest: 'a guest in the same Wi-Fi finds their reservation',
} as const
