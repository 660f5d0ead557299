import { pathOf, place } from '@foyer/domain/journey/place.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { nameOfDevice } from '../device-admin/device-admin.store.ts'
import { ownPhoneApp } from '../stay-card/own-phone-app.ts'
import { newStayCardLink } from '../stay-card/stay-card.store.ts'
import { mailLanguage } from './mail-language.ts'

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
  tellShown(visit: Visit, reservation: BookedReservation, addresses: readonly string[]): Promise<void>
}

export function lostCodeMails({ sites, mails, baseUrl }: LostCodeMailsDependencies): LostCodeMails {
  const letter = (visit: Visit, { guests }: BookedReservation) => {
    const name = guests.find(({ main }) => main)?.firstName
    return { hotelId: visit.hotel.id, language: mailLanguage(visit), greeted: name ? { name } : {} }
  }
  return {
    async sendLinks(visit, reservation, addresses) {
      const { hotel, language } = visit
      const appKey = ownPhoneApp((await sites.config(visit.tx, hotel)).config)
      if (!appKey || addresses.length === 0) return false
      const { greeted, ...head } = letter(visit, reservation)
      const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${appKey}`
      for (const [at, to] of addresses.entries()) {
        // One per address; requesting again invalidates the earlier link.
        const token = await newStayCardLink({ ...visit, id: `mail ${at}` }, reservation.id, LINK_SECONDS)
        const secretLink = baseUrl + address + pathOf(place('stay-card', { code: token }))
        await mails.keep(visit.tx, { ...head, to, template: 'lostCode', values: greeted, secretLink })
      }
      return true
    },

    async tellShown(visit, reservation, addresses) {
      const { greeted, ...head } = letter(visit, reservation)
      const phone = visit.site.hotelInfo.reception?.phone
      const values = {
        ...greeted,
        room: reservation.room.number ?? '',
        device: await nameOfDevice(visit),
        time: new Intl.DateTimeFormat(head.language, { timeStyle: 'short', timeZone: visit.hotel.timeZone }).format(
          visit.now,
        ),
        ...(phone && { phone }),
      }
      const template = phone ? 'codeShown' : 'codeShownNoPhone'
      for (const to of addresses) await mails.keep(visit.tx, { ...head, to, template, values })
    },
  }
}
