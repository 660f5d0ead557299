import { formatLinkPath } from '../checkin/pre-checkin/link-address.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoSecrets } from './demo-secrets.ts'
import { demoStaff } from './demo-staff.ts'
import { demoCompany, demoHotels } from './hotels.ts'

interface DemoLink {
  readonly name: string
  readonly url: string
  readonly note?: string
}

/** Returns the links to start with, for the person who has just started the demo. */
export function listDemoLinks(publicUrl: string): DemoLink[] {
  const base = publicUrl.replace(/\/$/, '')
  return [
    ...demoHotels.map(({ id, name, document, reservations }) => {
      const first = reservations[0]
      const language = document.languages?.[0] ?? 'en'
      return {
        name: `${name}, on the guest's phone`,
        url: `${base}/pok/1/company/${demoCompany.id}/hotel/${id}/lang/${language}/appkey/own/`,
        ...(first ? { note: `for example ${first.reference}, ${first.lastName}` } : {}),
      }
    }),
    ...demoAccounts.map(({ email, password }) => ({
      name: `${demoHotels[0]?.name}, a guest with an account`,
      url: `${base}/pok/1/company/${demoCompany.id}/hotel/${demoHotels[0]?.id}/lang/en/appkey/own/auth/login`,
      note: `${email}, password ${password}`,
    })),
    ...demoHotels.flatMap(({ id, name, reservations }) =>
      reservations.flatMap(({ sharedLink, reference, lastName }) =>
        sharedLink
          ? {
              name: `${name}, pre-check-in by a shared link`,
              url:
                base +
                formatLinkPath({
                  hotel: { id, companyId: demoCompany.id },
                  appKey: 'prechk',
                  language: 'en',
                  token: sharedLink,
                }),
              note: `${reference}, ${lastName}`,
            }
          : [],
      ),
    ),
    ...demoHotels.map(({ name, licenses }) => ({
      name: `${name}, kiosk`,
      url: `${base}/pok/`,
      note: `license ${licenses.find(({ appKey }) => appKey !== null)?.code}, admin password ${demoSecrets.admin_password}, tablet mode ${demoSecrets.tablet_password}`,
    })),
    ...demoStaff.map(({ role, hotels, email, password }) => ({
      name: `${hotels.length > 1 ? 'All hotels' : demoHotels[0]?.name}, staff: ${role}`,
      url: `${base}/staff/`,
      note: `${email}, password ${password}`,
    })),
  ]
}
