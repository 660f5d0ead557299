import type { Sites } from '../../access/site/sites.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { Mailer } from '../../outside/mailer/mailer.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Endpoint } from '../../platform/outbox/endpoint.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { withLink } from './layout.ts'
import { deleteSecretLink, findMail, listMailFiles } from './mail.store.ts'
import { readPicturesIn } from './mail-pictures.ts'
import { openLink } from './secret-link.ts'

interface MailEndpointDependencies {
  readonly db: Database
  readonly mailer: Mailer
  readonly changes: Changes
  readonly sites: Sites
  readonly secret: Pick<KeySecret, 'open'>
}

const MINUTE = 60

/** Sends mails as stored, each as a separate stream, with a stable Message-ID. */
export const createMailEndpoint = ({ db, mailer, changes, sites, secret }: MailEndpointDependencies): Endpoint => ({
  maxConcurrent: 2,
  claimSeconds: 3 * MINUTE,
  waitSeconds: [1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE],
  afterLastWait: 'giveUp',

  async deliver({ hotelId, id }) {
    const { mail, files, sender } = await db.inHotel(hotelId, async (tx) => ({
      mail: await findMail(tx, id),
      files: await listMailFiles(tx, id),
      sender: await readSender(sites, tx, hotelId),
    }))
    // Erased meanwhile, on request.
    if (!mail) return
    const link = openLink(secret, mail)
    await mailer.send({
      id,
      to: mail.recipient,
      ...sender,
      subject: mail.subject,
      text: withLink(mail.text, link),
      html: withLink(mail.html, link),
      pictures: await readPicturesIn(mail.html),
      files,
    })
  },

  async saveDelivered(tx, { id }) {
    await deleteSecretLink(tx, id)
  },

  async saveRejected(tx, { hotelId, id }) {
    await openAlert(tx, hotelId, { kind: 'mailFailed', mailId: id, money: 'nothingConcerned' })
  },

  onSettled({ hotelId }, outcome) {
    changes.publish(hotelId, 'mails', ...(outcome === 'refused' ? (['alerts'] as const) : []))
  },
})

/** Returns the sender's name and reply address from the hotel's configuration. */
async function readSender(sites: Sites, tx: HotelTransaction, hotelId: number) {
  const hotel = await sites.hotel(hotelId, tx)
  if (!hotel) return { fromName: 'Foyer' }
  const { fromName = hotel.name, replyTo } = (await sites.config(tx, hotel)).config.mail
  return { fromName, replyTo }
}
