import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What is against the rules of accessibility on a page, in sentences. */
export async function barriers(page: Page): Promise<string[]> {
  // To bring the rules into the page takes longer than to go by them.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(program)
  const violations = await page.evaluate(async () => {
    const { run }: typeof axe = Reflect.get(globalThis, 'axe')
    return (await run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}
