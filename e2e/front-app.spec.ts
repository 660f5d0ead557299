import type { Page } from '@playwright/test'
import { acceptTerms, beginVisit, fillForms, findReservation, lucia, openGuest } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'

test.describe('a separate desk', () => {
  // Needs a stay without earlier reports.
  test.use({ ownServer: true })

  test('FRONTAPP-01 NAV-34 SCREENSAVER-02.a SIGN-08 SIGN-14 SIGN-15 the desk sees what a guest does at its screen, while they do it', {
    annotation: livesIn('apps/guest/src/flows/desk/desk-link.ts'),
  }, async ({ page, desk, elsewhere, foyer, axe, shoot }) => {
    await desk.signIn('receptionist', 'arrivals/FOY1001')
    const panel = desk.stay('FOY1001')
    await expect(panel.getByText('Nothing has happened yet.')).toBeVisible()
    const loads: string[] = []
    page.on('load', (loaded) => loads.push(loaded.url()))

    const guest = await openDevice(await elsewhere(sizes.tablet), foyer, { appKey: 'frontapp' })
    await guest.question('Foyer Palace')
    await guest.tap('Touch to begin')
    await beginVisit(guest)
    await findReservation(guest, lucia)
    await openGuest(guest)
    await fillForms(guest)
    await guest.question(/Please sign here/)
    await expect(panel.getByText('Form completed: Lucía García López')).toBeVisible()
    await expect(panel.getByText('Signature screen open: Lucía García López')).toBeVisible()
    await guest.tap('Skip: sign at reception')
    await guest.question('Pay at reception')
    await expect(panel.getByText('Will sign at reception: Lucía García López')).toBeVisible()
    await expect(panel.getByText('signature missing')).toBeVisible()
    await axe()
    await shoot('skipped')

    await acceptTerms(guest)
    await guest.tap(/^Check in, pay/)
    await guest.question(/Your room/)
    await expect(panel.getByText('signature missing')).toBeVisible()
    await panel.getByRole('button', { name: 'Waive signature' }).click()
    await expect(panel.getByText('waived by reception')).toBeVisible()
    expect(loads).toEqual([])
  })
})

test('the guest’s phone, the kiosk and the screen at the desk run the same application', {
  annotation: livesIn('apps/guest/src/app/app.tsx'),
}, async ({ page, elsewhere, foyer }) => {
  const programs = (shown: Page) =>
    shown.locator('script[type="module"]').evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src))
  await page.goto(foyer.guest(1, 'own'))
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  const onThePhone = await programs(page)
  expect(onThePhone).not.toEqual([])

  const front = await elsewhere(sizes.tablet)
  const guest = await openDevice(front, foyer, { appKey: 'frontapp' })
  await guest.question('Foyer Palace')
  expect(await programs(front)).toEqual(onThePhone)

  await openDevice(page, foyer)
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
  expect(await programs(page)).toEqual(onThePhone)
})
