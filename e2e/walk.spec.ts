import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { devices, enrol } from './walk/devices.ts'
import { look } from './walk/look.ts'
import { everyRound, someRounds } from './walk/rounds.ts'
import { visitorAt } from './walk/visitor.ts'
import { walks } from './walk/walks.ts'

const shotsIn = process.env['SCREENS']
const rounds = shotsIn ? everyRound() : someRounds()

for (const { walk, device, language, hotel, highContrast, sheet } of rounds) {
  const title = [
    walk,
    device,
    language,
    ...(hotel > 1 ? [`hotel ${hotel}`] : []),
    ...(highContrast ? ['high contrast'] : []),
  ]
  test(`every screen is right for everybody: ${title.join(', ')}`, async ({ page, foyer, browser }, testInfo) => {
    const { width, height, appKey } = devices[device]
    const start = foyer.guest(hotel, appKey, language)
    const looks: { screen: string; found: string[] }[] = []

    async function prepare(blank: Page) {
      await blank.setViewportSize({ width, height })
      await enrol(blank, foyer, device, hotel)
      if (highContrast)
        await blank.addInitScript(() => sessionStorage.setItem('foyer.needs', JSON.stringify({ contrast: true })))
    }

    const visitor = visitorAt(page)
    await prepare(page)
    await walks[walk]({
      ...visitor,
      url: foyer.url,
      hotel,
      start,
      async begin() {
        await page.goto(`${start}check-in`)
        await visitor.arrive('check-in')
      },
      async other() {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        const second = await context.newPage()
        await prepare(second)
        await second.goto(`${start}check-in`)
        return visitorAt(second)
      },
      async look(screen, at = page) {
        await visitorAt(at).settle()
        if (shotsIn) {
          const folder = join(shotsIn, sheet)
          mkdirSync(folder, { recursive: true })
          const name = `${String(rounds.findIndex((one) => one.sheet === sheet && one.walk === walk)).padStart(3, '0')}-${String(looks.length).padStart(2, '0')} ${screen}`
          await at.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
        }
        const found = await look(at, device)
        looks.push({ screen, found })
        expect.soft(found, screen).toEqual([])
      },
    })
    await testInfo.attach('looks', { body: JSON.stringify(looks), contentType: 'application/json' })
  })
}
