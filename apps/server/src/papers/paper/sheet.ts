import type { Drawing, SheetOptions, Step } from './drawing.ts'
import { isDrawable } from './font-text.ts'
import { hasGlyph } from './fonts.ts'
import { drawPaper } from './papers.ts'

/**
 * Records drawing operations and draws them in a separate thread, because drawing would block other
 * requests too long.
 */
export class Sheet implements Drawing {
  readonly #parts: SheetOptions
  readonly #steps: Step[] = []

  constructor(parts: SheetOptions) {
    this.#parts = parts
  }

  /** Returns whether our font has all of its letters. */
  canDraw(text: string): boolean {
    return isDrawable(text, hasGlyph)
  }

  page(...told: Parameters<Drawing['page']>): void {
    this.#steps.push(['page', told])
  }

  heading(...told: Parameters<Drawing['heading']>): void {
    this.#steps.push(['heading', told])
  }

  section(...told: Parameters<Drawing['section']>): void {
    this.#steps.push(['section', told])
  }

  facts(...told: Parameters<Drawing['facts']>): void {
    this.#steps.push(['facts', told])
  }

  amounts(...told: Parameters<Drawing['amounts']>): void {
    this.#steps.push(['amounts', told])
  }

  table(...told: Parameters<Drawing['table']>): void {
    this.#steps.push(['table', told])
  }

  text(...told: Parameters<Drawing['text']>): void {
    this.#steps.push(['text', told])
  }

  picture(...told: Parameters<Drawing['picture']>): void {
    this.#steps.push(['picture', told])
  }

  code(...told: Parameters<Drawing['code']>): void {
    this.#steps.push(['code', told])
  }

  signatures(...told: Parameters<Drawing['signatures']>): void {
    this.#steps.push(['signatures', told])
  }

  finish(): Promise<Buffer> {
    return drawPaper({ kind: 'sheet', parts: this.#parts, steps: this.#steps })
  }
}
