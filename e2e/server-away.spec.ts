import type { Page } from '@playwright/test'
import {
  beginVisit,
  camille,
  checkInAtReception,
  confirmReservation,
  fillContact,
  lucia,
  openSheet,
  tickConsents,
  typedDocument,
} from './check-in-steps.ts'
import { expect, type Foyer, sizes, test } from './foyer.ts'
import { openKiosk } from './kiosk.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

test.use({ ownServer: true })

const oliver = { reservation: 'FOY1004', surname: 'Smith' }

const findOfflineDialog = (page: Page) => page.getByRole('alertdialog', { name: 'No internet connection' })

/** Opens a kiosk of the Palace with a controlled clock, a guest's check-in having come this far. */
async function openKioskAt(
  page: Page,
  foyer: Foyer,
  ...[stage, way]: [stage: 'found' | 'saved', way: { stay: typeof lucia }]
) {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', 1)
  await page.clock.install()
  return atStage(page, foyer.guest(1, 'kiosk'), stage, way)
}

test('guests at three kiosks continue where they were after the server was killed and away for a minute; on a phone, what was typed survives a reload', async ({
  page,
  elsewhere,
  foyer,
}) => {
  const searching = await openKiosk(page, foyer)
  await beginVisit(searching)
  await searching.type('Booking number', 'FOY1005')
  await searching.type('Surname', 'Smith')

  const typing = await openKioskAt(await elsewhere(sizes.kiosk), foyer, 'found', { stay: camille })
  await typing.tap('Type it in instead')
  await typing.date('Date of birth', typedDocument.born)
  await typing.pick('Sex', typedDocument.sex)
  await typing.pick('Nationality', typedDocument.nationality)
  await typing.type('Document number', typedDocument.number)
  await typing.date('Valid until', typedDocument.validUntil)
  await typing.tap('Continue')
  await typing.question(/How can we reach/)

  const signing = await openKioskAt(await elsewhere(sizes.kiosk), foyer, 'saved', { stay: lucia })
  await openSheet(signing)
  await signing.sign()
  await tickConsents(signing)

  const phone = await elsewhere(sizes.phone)
  const drafting = await atStage(phone, foyer.guest(1, 'own'), 'found', { stay: oliver })
  await drafting.date('Date of birth', typedDocument.born)
  await drafting.type('Document number', typedDocument.number)

  await foyer.kill()
  const kiosks = [
    { guest: searching, next: () => searching.tap('Find my booking') },
    { guest: typing, next: () => fillContact(typing) },
    { guest: signing, next: () => signing.tap('Sign and continue') },
  ]
  for (const { guest, next } of kiosks) {
    await next()
    await expect(findOfflineDialog(guest.page)).toBeVisible()
    await guest.page.clock.runFor('01:00')
    await expect(findOfflineDialog(guest.page)).toBeVisible()
  }
  await foyer.restart()
  for (const { guest } of kiosks) {
    await guest.tap('Try again')
    await expect(findOfflineDialog(guest.page)).toHaveCount(0)
  }

  await phone.reload()
  await drafting.question(/Please enter your passport or ID details/)
  await expect(phone.getByRole('textbox', { name: 'Document number' })).toHaveValue(typedDocument.number)

  await confirmReservation(searching)
  await openSheet(typing)
  await checkInAtReception(signing)
  await signing.question(/Your room/)
})
