import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Accessibility violations of a page, in sentences. */
export async function findAccessibilityIssues(page: Page): Promise<string[]> {
  // Injecting axe takes longer than running it, so it is injected only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { run }: typeof axe = Reflect.get(globalThis, 'axe')
    return (await run(document, { resultTypes: ['violations'] })).violations
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}
