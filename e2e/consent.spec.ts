import { fillForms } from './check-in-steps.ts'
import { answerConsent, findConsentDialog, openFaceKiosk, scrollToEnd } from './consent.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'

test.use({ viewport: sizes.kiosk })

test('FACE-01 FACE-10.a FACE-12.a FACE-15.a FACE-15.c FACE-16.a FACE-16.b GUESTS-03.a GUESTS-03.b GUESTS-05.a GUESTS-05.c a guest reads to the end by touch and by keyboard, agrees, is matched without a camera, withdraws the consent, and declines', {
  annotation: livesIn('apps/guest/src/screens/guest-list/use-consent.ts'),
}, async ({ page, foyer, shoot }) => {
  const guest = await openFaceKiosk(page, foyer)
  await expect(page.getByText(/We ask each guest for consent/)).toBeVisible()
  await shoot('list')
  await guest.tap(/Continue with/)
  const dialog = findConsentDialog(page)
  const region = dialog.getByRole('region', { name: 'What you’re agreeing to' })
  const answers = dialog.getByRole('radio').first()
  await expect(dialog.getByText('Please read to the end before you answer.')).toBeVisible()
  await expect(answers).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Save my answer' })).toBeDisabled()
  await shoot('before the end')
  const turn = async (px: number) => {
    await region.hover()
    await page.mouse.wheel(0, px)
  }
  await expect(async () => {
    await turn(50)
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  }).toPass()
  await expect(answers).toBeDisabled()
  await expect(async () => {
    await turn(5_000)
    await expect(answers).toBeEnabled({ timeout: 1_000 })
  }).toPass()

  // Unanswered questions are asked again.
  await guest.tap('Not now')
  await expect(dialog).toHaveCount(0)
  await guest.tap(/Continue with/)
  // The text has the focus, so that keyboard users can scroll it.
  await expect(region).toBeFocused()
  await scrollToEnd(page)
  await expect(dialog.getByText('Thank you. You can answer now.')).toBeVisible()
  await shoot('at the end')
  await answerConsent(page, 'Yes, that’s fine')
  await guest.question(/^Show us your document/)
  await guest.tap('Type it in instead')
  await fillForms(guest)
  await guest.question('The camera isn’t working')
  await expect(page.getByText('The camera couldn’t be started.')).toBeVisible()
  await shoot('no camera')
  await guest.tap('Show a match')
  await expect(page.getByText('Your face matches your document.')).toBeVisible()
  await shoot('matched')
  await guest.question(/Your details are complete|Everyone is ready/)

  await guest.tap(/^Consent of guest 1/)
  const agreed = page.getByRole('dialog', { name: 'What you agreed to' })
  await expect(agreed.getByText(/^You agreed on/)).toBeVisible()
  await shoot('withdraw')
  const taken = page.waitForResponse('**/api/face-recognition-consent/')
  await guest.tap('Withdraw my consent')
  expect((await taken).status()).toBe(200)
  await expect(agreed).toHaveCount(0)
  // The guest continues without it, and may answer again.
  await guest.question(/Your details are complete|Everyone is ready/)
  await guest.tap(/^Consent of guest 1/)
  await expect(dialog.getByRole('radio')).toHaveCount(4)
  await scrollToEnd(page)
  await answerConsent(page, 'No, thanks')
  await guest.question(/Your details are complete|Everyone is ready/)
  await expect(page.getByText(/We ask each guest for consent/)).toHaveCount(0)
  await shoot('declined')
})
