import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

const folder = join(import.meta.dirname, '../results/sheets')

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Combines the screens of one test into one picture for review. */
export class ContactSheet {
  readonly #shots: { label: string; picture: string }[] = []
  readonly #title: string

  constructor(title: string) {
    this.#title = title
  }

  async add(page: Page, label: string): Promise<void> {
    mkdirSync(join(folder, fileName(this.#title)), { recursive: true })
    const path = join(folder, fileName(this.#title), `${fileName(label)}.png`)
    const picture = await page.screenshot({ path, animations: 'disabled' })
    this.#shots.push({ label, picture: picture.toString('base64') })
  }

  async save(browser: Browser): Promise<void> {
    if (this.#shots.length === 0) return
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
    await page.setContent(sheet)
    await page.evaluate(async (shots) => {
      for (const { label, picture } of shots) {
        const figure = document.body.appendChild(document.createElement('figure'))
        const image = figure.appendChild(new Image())
        figure.appendChild(document.createElement('figcaption')).textContent = label
        image.src = `data:image/png;base64,${picture}`
        await image.decode()
      }
    }, this.#shots)
    await page.screenshot({ path: join(folder, `${fileName(this.#title)}.png`), fullPage: true })
    await page.close()
  }
}

const sheet = `<style>
  body { display: flex; flex-wrap: wrap; gap: 24px; margin: 24px; font: 14px sans-serif; background: #ddd }
  figure { margin: 0 }
  img { display: block; max-width: 500px; max-height: 700px; box-shadow: 0 1px 6px #0006 }
  figcaption { margin-top: 6px }
</style>`
