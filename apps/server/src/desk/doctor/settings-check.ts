import type { Check } from './doctor-context.ts'
import { isPublic } from './doctor-context.ts'
import { ok, problem } from './finding.ts'

/** Settings that the server could start without, and guests could not use it. */
export const settingsCheck: Check = {
  name: 'settings',
  async run({ settings }) {
    const { publicUrl, development } = settings
    if (!publicUrl)
      return problem(
        'PUBLIC_URL is not set, so links in mails lead nowhere and any host name is accepted.',
        'Set it to the address that guests use, like https://checkin.example.com.',
      )
    if (isPublic(settings) && !publicUrl.startsWith('https:'))
      return problem(
        `PUBLIC_URL=${publicUrl} is not encrypted, so cameras and secure cookies do not work.`,
        'Put a reverse proxy with a certificate in front, and set PUBLIC_URL to its https address.',
      )
    if (isPublic(settings) && development)
      return problem(
        'FOYER_DEV is set, so pages are served from source.',
        'Remove FOYER_DEV and start the server again.',
      )
    return ok(`readable; guests reach the server at ${publicUrl}.`)
  },
}
