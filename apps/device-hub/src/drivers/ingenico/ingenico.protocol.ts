import * as z from 'zod/mini'

/**
 * A terminal behind a socket, in the manner of Ingenico's: one line of JSON each way. The specification names the code 511 and a pay
 * command of the unattended kind and no more: the rest is our own statement, and whoever connects one compares it with the
 * maker's service first.
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

export function lineOf(message: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(message)}\n`)
}

const words = z.optional(z.string().check(z.maxLength(80)))

export const answer = z.object({
  /** Of what was asked. */
  id: words,
  code: z.int(),
  /** As it was captured, in minor units. */
  amount: z.optional(z.int()),
  authorization: words,
  brand: words,
  pan: words,
})
export type Answer = z.infer<typeof answer>

const LONGEST_LINE = 16_384

/** Lines out of bytes; a line that is no answer is none. */
export function lineReader(): (bytes: Uint8Array) => Answer[] {
  let held = ''
  return (bytes) => {
    held += Buffer.from(bytes).toString('utf8')
    const lines = held.split('\n')
    held = (lines.pop() ?? '').slice(-LONGEST_LINE)
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
