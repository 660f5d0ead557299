import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

const listNames = (folder: string): string[] => readdirSync(folder).toSorted()

/** Combines each folder of pictures into one picture next to it, for review. */
export async function layoutSheets(folder: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const sheets = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of sheets) await layoutSheet(browser, join(folder, name), join(folder, `${name}.png`))
  await browser.close()
  return sheets.length
}

async function layoutSheet(browser: Browser, folder: string, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1700, height: 900 } })
  await page.setContent(sheet)
  for (const file of listNames(folder)) {
    const picture = readFileSync(join(folder, file)).toString('base64')
    await page.evaluate(
      async ([label, source]) => {
        const figure = document.body.appendChild(document.createElement('figure'))
        figure.appendChild(document.createElement('figcaption')).textContent = label
        const image = figure.appendChild(new Image())
        image.src = `data:image/png;base64,${source}`
        await image.decode()
      },
      [file.replace(/^\S+ |\.png$/g, ''), picture] as const,
    )
  }
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

const sheet = `<style>
  body { display: flex; flex-wrap: wrap; gap: 20px; margin: 20px; font: 14px sans-serif; background: #d6d1c8 }
  figure { margin: 0 }
  figcaption { margin-bottom: 4px }
  img { display: block; max-width: 540px; max-height: 640px; box-shadow: 0 1px 8px #0005 }
</style>`
