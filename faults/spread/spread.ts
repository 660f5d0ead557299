import { updateGuests } from '@foyer/contract/guests.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { completeGuests } from '../complete-guest.ts'
import { Desk } from '../desk.ts'
import { readStay } from '../kills/load.ts'
import { Page } from '../page.ts'
import { startProduct } from '../start-product.ts'
import { startRouter } from './router.ts'

/** Guests of the demo who arrive today. Both clusters know both hotels, so that a wrong way would not be noticed. */
const guests = [
  { hotelId: 1, reference: 'FOY1001', surname: 'García López' },
  { hotelId: 2, reference: 'FOY2003', surname: 'Meyer' },
  { hotelId: 1, reference: 'FOY1005', surname: 'Smith' },
  { hotelId: 2, reference: 'FOY2002', surname: 'Meyer' },
] as const
/** A hotel of neither cluster. */
const NO_HOTEL = 3_001

type Guest = (typeof guests)[number]

/** Two clusters with hotels of their own behind one host name: each guest's data is in the hotel's cluster only. */
export function spread(): Trial {
  return {
    async run(say) {
      say('starting two products')
      const products = await Promise.all([startProduct(), startProduct()])
      const clusters = products.map(({ url }, index) => ({ hotelId: index + 1, host: new URL(url).host, url }))
      const router = await startRouter(clusters)
      try {
        const rows: { guest: Guest; host: string; storedAt: string[] }[] = []
        for (const [index, guest] of guests.entries()) {
          const { origin, host } = await follow(router.url, guest.hotelId)
          const street = `Lindenallee ${index + 1}`
          await saveGuests(origin, guest, { street, address: `10.7.0.${index + 1}` })
          const storedAt: string[] = []
          for (const cluster of clusters) if (await isStored(cluster.url, guest, street)) storedAt.push(cluster.host)
          rows.push({ guest, host, storedAt })
        }
        const { status } = await fetch(toPage(router.url, NO_HOTEL), { redirect: 'manual' })
        const right = rows.filter(({ guest, host, storedAt }) => {
          const expected = clusters.find(({ hotelId }) => hotelId === guest.hotelId)?.host
          return host === expected && storedAt.length === 1 && storedAt[0] === expected
        })
        return {
          lines: [
            ...formatTable([
              ['Guest', 'hotel', 'sent to', 'stored at'],
              ...rows.map(({ guest, host, storedAt }) => [
                guest.reference,
                String(guest.hotelId),
                host,
                storedAt.join(', '),
              ]),
            ]),
            '',
          ],
          summary: `${rows.length} guests of 2 hotels through one host name, ${right.length} stored in the hotel's cluster only, a hotel of neither is answered ${status}`,
          violations: [
            ...rows
              .filter((row) => !right.includes(row))
              .map(({ guest }) => `${guest.reference} is not where it belongs.`),
            ...(status === 404 ? [] : [`The page of hotel ${NO_HOTEL} is answered ${status}.`]),
          ],
          results: { rows, status },
        }
      } finally {
        await router.stop()
        for (const product of products) await product.stop()
      }
    },
  }
}

const toPage = (url: string, hotelId: number) => `${url}/pok/1/company/1/hotel/${hotelId}/lang/en/appkey/own/`

/** Where the common host name sends the guests of this hotel. */
async function follow(url: string, hotelId: number): Promise<URL> {
  const { status, headers } = await fetch(toPage(url, hotelId), { redirect: 'manual' })
  const location = headers.get('location')
  if (!location) throw new Error(`The page of hotel ${hotelId} is answered ${status}.`)
  return new URL(location)
}

async function saveGuests(
  url: string,
  { hotelId, reference, surname }: Guest,
  { street, address }: { street: string; address: string },
): Promise<void> {
  const page = new Page(url, 'own', address, hotelId)
  await page.load()
  const [found] = (await page.call(searchReservations, { voucher: reference, surname })).reservations
  if (!found) throw new Error(`${reference} is not found.`)
  const filled = completeGuests(found.guests, { surname, street })
  const body = { hotelId, reference, reservationId: found.id, isPok: false, language: 'en', guests: filled } as const
  await page.call(updateGuests, body)
}

async function isStored(url: string, { hotelId, reference }: Guest, street: string): Promise<boolean> {
  const desk = new Desk(url, hotelId)
  await desk.signIn()
  return (await readStay(desk, reference)).guests.some((guest) => guest.street === street)
}
