import type { Locator, Page } from '@playwright/test'

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell) for a user who knows the page: decide,
 * point, press and release, move a hand between mouse and keyboard, and type one character at 40
 * words a minute.
 */
const DECIDE = 1.35
const POINT = 1.1
const CLICK = 0.2
const HOME = 0.4
const KEY = 0.28
/** Putting a document on a reader, or photographing it. */
const SCAN = 5

/** Works with mouse and keyboard as staff do, and counts the actions of each task. */
export function createActionCounter() {
  const counts: Record<string, number> = {}
  let task = ''
  const seconds: Record<string, number> = {}
  const count = (estimate: number) => {
    counts[task] = (counts[task] ?? 0) + 1
    seconds[task] = (seconds[task] ?? 0) + estimate
  }
  return {
    counts,
    /** How long the user takes for each task; the page answers at once. */
    seconds,
    /** The actions from here on belong to this task. */
    begin(name: string) {
      task = name
    },
    async press(target: Locator) {
      count(DECIDE + POINT + CLICK)
      await target.click()
    },
    async type(field: Locator, text: string) {
      count(POINT + CLICK + 2 * HOME + text.length * KEY)
      await field.fill(text)
    },
    async select(field: Locator, label: string) {
      count(DECIDE + POINT + CLICK + 2 * HOME + 3 * KEY)
      await field.selectOption({ label })
    },
    /** Counts as one action, although the picture is chosen in a dialog of the browser. */
    async upload(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      count(DECIDE + POINT + CLICK + SCAN)
      await field.setInputFiles(file)
    },
    async key(page: Page, key: string) {
      count(DECIDE + KEY)
      await page.keyboard.press(key)
    },
  }
}
