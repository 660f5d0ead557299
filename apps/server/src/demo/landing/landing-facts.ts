import { formatLinkPath } from '../../checkin/pre-checkin/link-address.ts'
import type { DemoHotel } from '../demo-hotel.ts'
import { demoSecrets } from '../demo-secrets.ts'
import { demoStaff } from '../demo-staff.ts'
import { demoCompany, demoHotels } from '../hotels.ts'

/** The picture of each hotel, a file of docs/pictures. */
const hotelPictures: Readonly<Record<number, string>> = {
  1: 'palace-tablet.png',
  2: 'beach-phone.png',
  3: 'cars-tablet.png',
  4: 'roma-kiosk.png',
}

export interface LandingHotel {
  readonly name: string
  readonly city: string
  readonly picture: string | undefined
  /** Path of the guest's page on a phone. */
  readonly phone: string
  readonly license: string | undefined
  readonly bookings: readonly {
    readonly reference: string
    readonly lastName: string
    readonly shows: string
    /** Path of the shared link for pre-check-in. */
    readonly link?: string
  }[]
}

export function listLandingHotels(): LandingHotel[] {
  return demoHotels.map((hotel) => ({
    name: hotel.name,
    city: hotel.city,
    picture: hotelPictures[hotel.id],
    phone: formatPhonePath(hotel),
    license: hotel.licenses.find(({ appKey }) => appKey !== null)?.code,
    bookings: hotel.reservations.map(({ reference, lastName, shows, sharedLink }) => ({
      reference,
      lastName,
      shows,
      ...(sharedLink && { link: formatSharedLinkPath(hotel, sharedLink) }),
    })),
  }))
}

export const listLandingStaff = () =>
  demoStaff.map(({ name, role, email, password, hotels }) => ({
    name,
    role,
    email,
    password,
    hotel: hotels.length > 1 ? 'all hotels' : demoHotels.find(({ id }) => id === hotels[0])?.name,
  }))

export const devicePasswords = { admin: demoSecrets.admin_password, tablet: demoSecrets.tablet_password }

function formatPhonePath({ id, document }: DemoHotel): string {
  return `/pok/1/company/${demoCompany.id}/hotel/${id}/lang/${document.languages?.[0] ?? 'en'}/appkey/own/`
}

function formatSharedLinkPath({ id }: DemoHotel, token: string): string {
  return formatLinkPath({ hotel: { id, companyId: demoCompany.id }, appKey: 'prechk', language: 'en', token })
}
