import { expect } from '@playwright/test'
import { fillForms, openGuest, openGuestList, type Walk, type Walks } from '../walk-steps.ts'

/** Reads to the end, and agrees to everything. */
async function agree(walk: Walk) {
  await expect(walk.dialog.getByRole('region', { name: walk.words('consent.text') })).toBeFocused()
  // Keys pressed before the layout is done scroll nothing.
  await expect(async () => {
    await walk.page.keyboard.press('End')
    await expect(walk.dialog.getByRole('radio').first()).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  for (const question of await walk.dialog.getByRole('group').all()) await question.locator('label').first().click()
  await walk.look('consent at its end')
  await walk.dialog.locator('button[data-kind="primary"]').click()
  await walk.dialog.waitFor({ state: 'hidden' })
}

/** Where guests are asked for consents. */
export const consentWalks = {
  async consent(walk) {
    await openGuestList(walk, 'FOY1001', 'Garcia Lopez', await walk.as('face'))
    await walk.look('guests who are asked')
    await walk.primary.click()
    await walk.dialog.waitFor()
    await walk.look('consent before its end')
    await agree(walk)
    await walk.arrive('guest-detail')
    await fillForms(walk)
    await walk.page.getByRole('heading', { name: walk.words('face.question.noCamera') }).waitFor()
    await walk.look('no camera')
    await walk.primary.click()
    await walk.arrive('guest-list')
    await walk.look('guests who were asked')
    await walk.button('guest-list.consent.named').first().click()
    await walk.dialog.waitFor()
    await walk.look('what was agreed to')
  },

  async face(walk) {
    await walk.page.addInitScript(() => {
      const getUserMedia = async () => {
        const wall = document.createElement('canvas')
        wall.getContext('2d')?.fillRect(0, 0, wall.width, wall.height)
        return wall.captureStream(5)
      }
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: getUserMedia })
    })
    await openGuestList(walk, 'FOY1001', 'Garcia Lopez', await walk.as('face'))
    await walk.primary.click()
    await walk.dialog.waitFor()
    await agree(walk)
    await walk.arrive('guest-detail')
    await fillForms(walk)
    await walk.page.locator('main video').waitFor()
    await walk.look('photo in the document')
    await walk.primary.click()
    await walk.page.locator('[data-shot="face"]').waitFor()
    await walk.look('face')
  },

  async membership(walk) {
    await openGuest(walk, 'FOY1001', 'Garcia Lopez', await walk.as('member'))
    await fillForms(walk)
    await walk.arrive('bme-subscription')
    await walk.look('membership')
    await walk.primary.click()
    await walk.page.locator('[aria-invalid="true"]').first().waitFor()
    await walk.look('membership with issues')
    await walk.button('membership.read').click()
    await walk.dialog.waitFor()
    await walk.look('membership terms')
  },
} satisfies Walks
