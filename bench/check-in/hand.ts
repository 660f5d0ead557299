import { performance } from 'node:perf_hooks'
import type { Locator, Page } from '@playwright/test'

/** The cost of one screen, including the wait after its last action. */
export interface Step {
  taps: number
  keys: number
  machineMs: number
}

/**
 * A guest's hand that counts. A tap is a finger on the screen; a key is a character, or the
 * keyboard's key that moves to the next box. Machine time is the time between an action and the
 * moment when the next target is visible, in which the guest can only wait. The moment in which a
 * button ignores taps because its screen is new does not count as waiting.
 */
export class Hand {
  readonly page: Page
  readonly steps = new Map<string, Step>()
  step = 'Language'
  #step = this.#stepNamed(this.step)
  #acted = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  /** The page has loaded, and the guest looks at it. */
  begin(): void {
    this.#acted = performance.now()
  }

  /** Starts the next screen. */
  at(name: string): void {
    this.step = name
    this.#step = this.#stepNamed(name)
  }

  #stepNamed(name: string): Step {
    const step = this.steps.get(name) ?? { taps: 0, keys: 0, machineMs: 0 }
    this.steps.set(name, step)
    return step
  }

  /** Waits for the next target. */
  async sees(target: Locator): Promise<void> {
    await target.first().waitFor()
    this.#step.machineMs += performance.now() - this.#acted
    this.#acted = performance.now()
  }

  async tap(target: Locator): Promise<void> {
    await this.sees(target)
    await target.first().click()
    this.#step.taps += 1
    this.#acted = performance.now()
  }

  /** Types into a box that already has the focus, or that gets it by a tap or by the next key. */
  async type(box: Locator, text: string, { by = 'tap' }: { by?: 'tap' | 'key' } = {}): Promise<void> {
    await this.sees(box)
    const isHere = await box.evaluate((element) => element === document.activeElement)
    if (!isHere && by === 'key') await this.#press('Tab')
    else if (!isHere) {
      await box.click()
      this.#step.taps += 1
    }
    for (const letter of text) await this.#press(letter)
    this.#acted = performance.now()
  }

  async pick(list: Locator, option: string): Promise<void> {
    await this.tap(list)
    await this.tap(this.page.getByRole('option', { name: option, exact: true }))
  }

  /** One stroke counts as one tap. */
  async sign(): Promise<void> {
    const sheet = this.page.locator('canvas').first()
    await this.sees(sheet)
    const box = await sheet.boundingBox()
    if (!box) throw new Error('There is no sheet to sign on.')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await this.page.mouse.move(...at(0.2, 0.6))
    await this.page.mouse.down()
    for (const [x, y] of [
      [0.4, 0.4],
      [0.6, 0.65],
      [0.8, 0.45],
    ] as const)
      await this.page.mouse.move(...at(x, y), { steps: 4 })
    await this.page.mouse.up()
    this.#step.taps += 1
    this.#acted = performance.now()
  }

  /**
   * Runs an action outside the screen, such as holding a document to the reader. It is not a tap,
   * and machine time starts after it.
   */
  async outside(act: () => Promise<unknown>): Promise<void> {
    await act()
    this.#acted = performance.now()
  }

  async #press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.#step.keys += 1
  }
}
