import * as z from 'zod/mini'

/**
 * A terminal behind a socket, similar to Ingenico's: one line of JSON each way. The specification
 * names only the code 511 and an unattended pay command; the rest is our assumption, to be checked
 * against the vendor's service before connecting a real one.
 */
export const commands = {
  status: 'status',
  pay: 'pay',
  payUnattended: 'payUnattended',
  refund: 'refund',
  find: 'find',
  cancel: 'cancel',
} as const

export const codes = { done: 0, mediaNotValid: 511, absent: 404, running: 102 } as const

export function formatLine(message: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(message)}\n`)
}

const optionalText = z.optional(z.string().check(z.maxLength(80)))

export const answer = z.object({
  /** Id of the request. */
  id: optionalText,
  code: z.int(),
  /** Captured amount in minor units. */
  amount: z.optional(z.int()),
  authorization: optionalText,
  brand: optionalText,
  pan: optionalText,
})
export type Answer = z.infer<typeof answer>

const MAX_LINE_LENGTH = 16_384

/** Splits bytes into lines; invalid answers are skipped. */
export function createLineReader(): (bytes: Uint8Array) => Answer[] {
  let held = ''
  return (bytes) => {
    held += Buffer.from(bytes).toString('utf8')
    const lines = held.split('\n')
    held = (lines.pop() ?? '').slice(-MAX_LINE_LENGTH)
    return lines.flatMap((line) => {
      try {
        const parsed = z.safeParse(answer, JSON.parse(line))
        return parsed.success ? [parsed.data] : []
      } catch {
        return []
      }
    })
  }
}
