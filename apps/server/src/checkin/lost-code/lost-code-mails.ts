import { place, toPath } from '@foyer/domain/journey/place.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { getDeviceName } from '../device-admin/device-admin.store.ts'
import { findOwnPhoneApp } from '../stay-card/find-own-phone-app.ts'
import { createStayCardLink } from '../stay-card/stay-card.store.ts'
import { getMailLanguage } from './mail-language.ts'

/** Long enough to check one's mail. */
const LINK_SECONDS = 30 * 60

interface LostCodeMailsDependencies {
  readonly sites: Sites
  readonly mails: Mails
  readonly baseUrl: string
}

export interface LostCodeMails {
  /**
   * Mails each address a link that shows room and code once. Returns false if the hotel has no page
   * for phones.
   */
  sendLinks(visit: Visit, reservation: BookedReservation, addresses: readonly string[]): Promise<boolean>
  /** Informs the guest that the code was shown, in case someone else asked for it. */
  notifyShown(visit: Visit, reservation: BookedReservation, addresses: readonly string[]): Promise<void>
}

export function createLostCodeMails({ sites, mails, baseUrl }: LostCodeMailsDependencies): LostCodeMails {
  const letter = (visit: Visit, { id: reservationId, guests }: BookedReservation) => {
    const name = guests.find(({ main }) => main)?.firstName
    return { hotelId: visit.hotel.id, reservationId, language: getMailLanguage(visit), greeted: name ? { name } : {} }
  }
  return {
    async sendLinks(visit, reservation, addresses) {
      const { hotel, language } = visit
      const appKey = findOwnPhoneApp((await sites.config(visit.tx, hotel)).config)
      if (!appKey || addresses.length === 0) return false
      const { greeted, ...head } = letter(visit, reservation)
      const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${appKey}`
      for (const [at, to] of addresses.entries()) {
        // One per address; requesting again invalidates the earlier link.
        const token = await createStayCardLink({ ...visit, id: `mail ${at}` }, reservation.id, LINK_SECONDS)
        const secretLink = baseUrl + address + toPath(place('stay-card', { code: token }))
        await mails.save(visit.tx, { ...head, to, template: 'lostCode', values: greeted, secretLink })
      }
      return true
    },

    async notifyShown(visit, reservation, addresses) {
      const { greeted, ...head } = letter(visit, reservation)
      const phone = visit.site.hotelInfo.reception?.phone
      const values = {
        ...greeted,
        room: reservation.room.number ?? '',
        device: await getDeviceName(visit),
        time: new Intl.DateTimeFormat(head.language, { timeStyle: 'short', timeZone: visit.hotel.timeZone }).format(
          visit.now,
        ),
        ...(phone && { phone }),
      }
      const template = phone ? 'codeShown' : 'codeShownNoPhone'
      for (const to of addresses) await mails.save(visit.tx, { ...head, to, template, values })
    },
  }
}
