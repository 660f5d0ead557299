import type { Page } from '@playwright/test'
import { acceptTerms, beginVisit, fillForms, findReservation, lucia, openGuest } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'
import { enrol } from './walk/devices.ts'

/** The scripts of a page, as the server sends it to this browser. */
async function readPrograms({ request }: Page, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  return [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, source = '']) => source)
}

test.describe('a separate desk', () => {
  // Needs a stay without earlier reports.
  test.use({ ownServer: true })

  test('FRONTAPP-01 NAV-34 SCREENSAVER-02.a SIGN-08 SIGN-14 SIGN-15 the desk sees what a guest does at its screen, while they do it; that screen, the kiosk and a phone run the same application', {
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

    await enrol(guest.page, foyer, 'kiosk', 1)
    const [onTheDesk, ...others] = await Promise.all(
      (['frontapp', 'kiosk', 'own'] as const).map((appKey) => readPrograms(guest.page, foyer.guest(1, appKey))),
    )
    expect(onTheDesk).not.toEqual([])
    expect(others).toEqual([onTheDesk, onTheDesk])
  })
})
