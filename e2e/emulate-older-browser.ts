import type { Page } from '@playwright/test'

/**
 * Simulates a browser of 2023 by removing newer JavaScript features before the page's scripts run.
 */
export async function emulateOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const younger: readonly (readonly [object | undefined, readonly string[]])[] = [
      [Promise, ['withResolvers', 'try']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Array, ['fromAsync']],
      [RegExp, ['escape']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [URL, ['parse', 'canParse']],
      [Math, ['sumPrecise', 'f16round']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Reflect.get(globalThis, 'Iterator')?.prototype,
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray'],
      ],
    ]
    for (const [owner, names] of younger) {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
    }
  })
}
