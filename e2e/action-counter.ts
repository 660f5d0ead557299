import type { Locator, Page } from '@playwright/test'

/** Works with mouse and keyboard as staff do, and counts the actions of each task. */
export function createActionCounter() {
  const counts: Record<string, number> = {}
  let task = ''
  const count = () => {
    counts[task] = (counts[task] ?? 0) + 1
  }
  return {
    counts,
    /** The actions from here on belong to this task. */
    begin(name: string) {
      task = name
    },
    async press(target: Locator) {
      count()
      await target.click()
    },
    async type(field: Locator, text: string) {
      count()
      await field.fill(text)
    },
    async select(field: Locator, label: string) {
      count()
      await field.selectOption({ label })
    },
    /** Counts as one action, although the picture is chosen in a dialog of the browser. */
    async upload(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      count()
      await field.setInputFiles(file)
    },
    async key(page: Page, key: string) {
      count()
      await page.keyboard.press(key)
    },
  }
}
