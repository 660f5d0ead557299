import { lookup } from 'node:dns/promises'
import type { Check } from './doctor-context.ts'
import { ok, problem, warning } from './finding.ts'

export const addressCheck: Check = {
  name: 'address',
  async run({ settings: { publicUrl } }) {
    if (!publicUrl) return warning('not checked, because PUBLIC_URL is not set.', 'Set PUBLIC_URL.')
    const { hostname } = new URL(publicUrl)
    try {
      const { address } = await lookup(hostname.replaceAll(/^\[|\]$/g, ''))
      return ok(`${hostname} is ${address}.`)
    } catch {
      return problem(
        `the name ${hostname} of PUBLIC_URL is unknown.`,
        'Add it to DNS with the address of the server or its proxy, or correct PUBLIC_URL.',
      )
    }
  },
}
