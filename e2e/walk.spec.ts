import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { devices, enrol } from './walk/devices.ts'
import { findScreenProblems } from './walk/find-screen-problems.ts'
import { readRotation } from './walk/rotation.ts'
import { buildAllRounds, selectRounds } from './walk/rounds.ts'
import { loadTexts } from './walk/texts.ts'
import { createVisitor } from './walk/visitor.ts'
import { walks } from './walk/walks.ts'

/**
 * Folder for the pictures of `npm run screens`; without it, a sample is walked and nothing is
 * stored.
 */
const picturesFolder = process.env['SCREENS']
const rounds = picturesFolder ? buildAllRounds() : selectRounds(readRotation())

/** The walk in the gate: the screens with the most controls, also with errors. */
const GATE_WALK = 'data'

// The longest walk checks a dozen screens, possibly on a busy machine.
test.describe.configure({ timeout: 240_000 })
// A missing element will not appear later, so a lost walk should fail soon.
test.use({ actionTimeout: 30_000 })

for (const [place, { walk, device, language, hotel, highContrast, sheet }] of rounds.entries()) {
  const ofHotel = hotel > 1 ? [`hotel ${hotel}`] : []
  const title = [walk, device, language, ...ofHotel, ...(highContrast ? ['high contrast'] : [])].join(', ')

  const tag = walk === GATE_WALK ? ['@gate'] : []

  test(`every screen works for everyone: ${title}`, { tag }, async ({ page, foyer, browser }, testInfo) => {
    const { width, height, appKey } = devices[device]
    const start = foyer.guest(hotel, appKey, language)
    const looks: { screen: string; path: string; found: string[] }[] = []
    const others: BrowserContext[] = []
    const words = loadTexts(language)
    const visitor = createVisitor(page, words)

    async function prepare(blank: Page) {
      await blank.setViewportSize({ width, height })
      await enrol(blank, foyer, appKey, hotel)
      if (highContrast)
        await blank.addInitScript(() => sessionStorage.setItem('foyer.needs', JSON.stringify({ contrast: true })))
    }

    const at = {
      ...visitor,
      url: foyer.url,
      hotel,
      start,
      async as(key: string) {
        await enrol(page, foyer, key, hotel)
        return foyer.guest(hotel, key, language)
      },
      async begin() {
        await page.goto(`${start}check-in`)
        await visitor.arrive('check-in')
      },
      async other() {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        others.push(context)
        const second = await context.newPage()
        await prepare(second)
        await second.goto(`${start}check-in`)
        return createVisitor(second, words)
      },
      async look(screen: string, seen = page) {
        await createVisitor(seen, words).settle()
        const name = `${place}-${looks.length}`.replace(/\d+/g, (digits) => digits.padStart(3, '0'))
        if (picturesFolder) {
          const path = join(picturesFolder, sheet, `${name} ${screen}.png`)
          await seen.screenshot({ path, animations: 'disabled' })
        }
        const found = await findScreenProblems(seen, device)
        looks.push({ screen, path: new URL(seen.url()).pathname, found })
        expect.soft(found, screen).toEqual([])
      },
    }

    try {
      await prepare(page)
      await walks[walk](at)
    } finally {
      for (const context of others) await context.close()
      await testInfo.attach('looks', { body: JSON.stringify(looks), contentType: 'application/json' })
    }
  })
}
