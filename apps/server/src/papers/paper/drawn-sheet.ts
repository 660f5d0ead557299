import { toDrawable } from './drawable.ts'
import {
  type AmountRow,
  type BilingualText,
  type Drawing,
  type Fact,
  type Mark,
  type SheetOptions,
  SIGNATURES_HEIGHT,
  type Signed,
  type TableColumn,
  type TableRow,
} from './drawing.ts'
import type { Face } from './fonts.ts'
import { type Element, INK, LINE, MARGIN, SOFT, TaggedPages } from './tagged-pages.ts'

const GAP = 18
/** Side of the square with the hotel's initials. */
const CREST = 36
/** With the white around it 42 mm, so that the code itself has 34 to 37, whatever its contents. */
const CODE_SIDE = 119
/** Longer than a line or two, such as a title with a full name. */
const LONG_TITLE = 60
/** Fits the longest amount. */
const AMOUNT_WIDTH = 130
/** Tabular figures without kerning. The library accepts disabled features, but its types don't. */
const FIGURES = { tnum: true, kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** Spacing; `close` is for pages that would overflow otherwise. */
const densities = {
  usual: { beside: 10, rule: 6, row: 5, amount: 5, under: 8, frame: { width: 220, height: 70 }, saves: 0 },
  /** `saves`: how much less a section with a frame takes. */
  close: { beside: 8, rule: 3, row: 2, amount: 2, under: 4, frame: { width: 220, height: 54 }, saves: 19 },
} as const

export type Density = keyof typeof densities

/** Draws a paper from top to bottom. */
export class DrawnSheet extends TaggedPages implements Drawing {
  readonly #apart: (typeof densities)[Density]

  constructor(parts: SheetOptions, density: Density = 'usual') {
    super(parts)
    this.#apart = densities[density]
  }

  heading({ hotel, guest }: BilingualText, beside: readonly string[], mark?: Mark): void {
    const doc = this.doc
    const top = doc.y
    if (mark) this.#crest(mark, top)
    const left = MARGIN + (mark ? CREST + 12 : 0)
    const room = 250 - (left - MARGIN)
    const size = hotel.length > LONG_TITLE ? 13 : 19
    this.add('H1', () => this.write('strong', size, INK).text(this.clean(hotel), left, top, { width: room }))
    if (guest) {
      this.add('P', () => this.write('plain', 11, SOFT).text(this.clean(guest.text), { width: room }), guest.language)
    }
    const under = doc.y
    const right = { width: this.width - 250, align: 'right' } as const
    for (const [at, line] of beside.entries()) {
      const face = at === 0 ? 'strong' : 'plain'
      const y = at === 0 ? top + 4 : doc.y
      this.add('P', () =>
        this.write(face, this.#apart.beside, at === 0 ? INK : SOFT).text(this.clean(line), MARGIN + 250, y, right),
      )
    }
    doc.x = MARGIN
    doc.y = Math.max(under, doc.y, mark ? top + CREST : 0) + 8
  }

  /** Decorative, because the name is next to it. */
  #crest({ letters, colour = INK }: Mark, top: number): void {
    const doc = this.doc
    this.artifact(() => {
      doc.roundedRect(MARGIN, top, CREST, CREST, 6).lineWidth(2).strokeColor(colour).stroke()
      const size = letters.length > 1 ? 14 : 18
      const y = top + (CREST - size * 1.2) / 2
      this.write('strong', size, INK).text(this.clean(letters), MARGIN, y, { width: CREST, align: 'center' })
    })
    doc.x = MARGIN
    doc.y = top
  }

  section({ hotel, guest }: BilingualText, needed = 60): void {
    this.space(needed - this.#apart.saves)
    const doc = this.doc
    const y = doc.y + this.#apart.rule
    this.rule(y)
    const said = guest ? `${hotel}  ·  ${guest.text}` : hotel
    this.add('H2', () => this.write('strong', 10.5, INK).text(this.clean(said), MARGIN, y + 7, { width: this.width }))
    doc.y += 3
  }

  facts(facts: readonly Fact[], columns = 3): void {
    const width = (this.width - GAP * (columns - 1)) / columns
    const list = this.doc.struct('L')
    this.addElement(list)
    for (let rest = [...facts]; rest.length > 0; ) {
      const wide = rest.findIndex((fact) => fact.wide)
      const next = wide === 0 ? 1 : Math.min(columns, wide < 0 ? columns : wide)
      this.#row(list, rest.splice(0, next), wide === 0 ? this.width : width)
    }
    list.end()
  }

  amounts(rows: readonly AmountRow[]): void {
    const doc = this.doc
    const table = doc.struct('Table')
    this.addElement(table)
    for (const { name, amount, strong = false } of rows) {
      const face: Face = strong ? 'strong' : 'plain'
      const size = strong ? 12 : 10.5
      const [width, right] = [this.width - AMOUNT_WIDTH - GAP, MARGIN + this.width - AMOUNT_WIDTH]
      const clean = this.clean(name)
      const height = this.write(face, size, INK).heightOfString(clean, { width })
      const { amount: apart } = this.#apart
      this.space(height + 2 * apart + 2)
      const y = doc.y + apart
      const cells = [
        this.headCell('Row', () => void this.write(face, size, INK).text(clean, MARGIN, y, { width })),
        doc.struct('TD', {}, () => {
          const option = { width: AMOUNT_WIDTH, align: 'right', features: FIGURES } as const
          this.write(face, size, INK).text(this.clean(amount), right, y, option)
        }),
      ]
      table.add(doc.struct('TR', {}, cells))
      const under = y + height + apart
      this.artifact(() => {
        doc.moveTo(MARGIN, under).lineTo(MARGIN + this.width, under)
        doc
          .lineWidth(strong ? 0.9 : 0.5)
          .strokeColor(strong ? INK : LINE)
          .stroke()
      })
      doc.x = MARGIN
      doc.y = under
    }
    table.end()
    doc.y += this.#apart.under
  }

  table(columns: readonly TableColumn[], rows: readonly TableRow[]): void {
    const table = this.doc.struct('Table')
    this.addElement(table)
    const head = { cells: columns.map(({ label }) => label), isHead: true }
    for (const row of [head, ...rows]) this.#tableRow(table, columns, row)
    table.end()
    this.doc.y += this.#apart.under
  }

  #tableRow(
    table: Element,
    columns: readonly TableColumn[],
    { cells, strong = false, isHead = false }: TableRow & { readonly isHead?: boolean },
  ): void {
    const doc = this.doc
    const face: Face = strong ? 'strong' : 'plain'
    const [size, colour] = isHead ? ([7.5, SOFT] as const) : ([10, INK] as const)
    const widths = columns.map(({ width = 0 }) => width)
    const first = this.width - widths.reduce((sum, width) => sum + width, 0)
    const clean = columns.map((_, at) => this.clean(cells[at] ?? ''))
    const height = this.write(face, size, colour).heightOfString(clean[0] || ' ', { width: first - GAP })
    const { amount: apart } = this.#apart
    this.space(height + 2 * apart + 2)
    const y = doc.y + apart
    let x = MARGIN
    const drawn = clean.map((text, at) => {
      const width = at === 0 ? first : (widths[at] ?? 0)
      const left = x
      x += width
      const option =
        at === 0
          ? ({ width: width - GAP } as const)
          : ({ width, align: 'right', features: FIGURES, lineBreak: false } as const)
      const draw = () => void this.write(face, size, colour).text(text, left, y, option)
      return isHead ? this.headCell('Column', draw) : doc.struct('TD', {}, draw)
    })
    table.add(doc.struct('TR', {}, drawn))
    const under = y + height + apart
    const isHeavy = strong || isHead
    this.artifact(() => {
      doc.moveTo(MARGIN, under).lineTo(MARGIN + this.width, under)
      doc
        .lineWidth(isHeavy ? 0.9 : 0.5)
        .strokeColor(isHeavy ? INK : LINE)
        .stroke()
    })
    doc.x = MARGIN
    doc.y = under
  }

  text(text: string): void {
    const clean = this.clean(text)
    const options = { width: this.width }
    this.space(this.write('plain', 9.5, INK).heightOfString(clean, options) + 4)
    this.add('P', () => this.write('plain', 9.5, INK).text(clean, MARGIN, this.doc.y, options))
    this.doc.y += 4
  }

  picture(bytes: Uint8Array | undefined, alt: string): void {
    this.space(this.#apart.frame.height + 10)
    this.#frame(bytes, alt, MARGIN)
    this.doc.x = MARGIN
  }

  code(png: Uint8Array, alt: string, { above, below }: { above: string; below: readonly string[] }): void {
    const doc = this.doc
    const middle = { width: this.width, align: 'center' } as const
    const line = (text: string, y: number) =>
      this.add('P', () => this.write('plain', 9.5, INK).text(this.clean(text), MARGIN, y, middle))
    line(above, doc.y)
    const x = MARGIN + (this.width - CODE_SIDE) / 2
    const y = doc.y
    const draw = () => void doc.image(Buffer.from(png), x, y, { width: CODE_SIDE, height: CODE_SIDE })
    this.addElement(doc.struct('Figure', { alt: this.clean(alt) }, draw))
    doc.y = y + CODE_SIDE
    for (const text of below) line(text, doc.y)
    doc.x = MARGIN
    doc.y += GAP
  }

  signatures(all: readonly Signed[]): void {
    const doc = this.doc
    const width = (this.width - GAP) / 2
    for (let first = 0; first < all.length; first += 2) {
      this.space(SIGNATURES_HEIGHT - this.#apart.saves)
      const top = doc.y + 6
      this.rule(top)
      const ends = all.slice(first, first + 2).map(({ title, image, caption }, column) => {
        const x = MARGIN + column * (width + GAP)
        this.add('H2', () => this.write('strong', 10.5, INK).text(this.clean(title), x, top + 7, { width }))
        doc.y += 3
        this.#frame(image, title, x)
        this.add('P', () => this.write('plain', 9.5, INK).text(this.clean(caption), x, doc.y, { width }))
        return doc.y
      })
      doc.x = MARGIN
      doc.y = Math.max(...ends) + 4
    }
  }

  #frame(bytes: Uint8Array | undefined, alt: string, x: number): void {
    const doc = this.doc
    const { width, height } = this.#apart.frame
    const y = doc.y + 4
    this.artifact(() => doc.roundedRect(x, y, width, height, 5).lineWidth(0.8).strokeColor(LINE).stroke())
    const safe = bytes && toDrawable(Buffer.from(bytes))
    if (safe) {
      const fit: [number, number] = [width - 20, height - 16]
      const draw = () => void doc.image(safe, x + 10, y + 8, { fit, align: 'center', valign: 'center' })
      this.addElement(doc.struct('Figure', { alt: this.clean(alt) }, draw))
    }
    doc.y = y + height + 6
  }

  #row(list: Element, facts: readonly Fact[], width: number): void {
    const doc = this.doc
    const cells = facts.map(({ label, value }) => ({
      label: this.clean(label.guest ? `${label.hotel} / ${label.guest.text}` : label.hotel),
      value: this.clean(value || '–'),
    }))
    const heights = cells.map(
      ({ label, value }) =>
        this.write('plain', 7.5, SOFT).heightOfString(label, { width }) +
        this.write('plain', 10.5, INK).heightOfString(value, { width }),
    )
    const height = Math.max(...heights)
    this.space(height + this.#apart.row)
    const top = doc.y
    for (const [at, { label, value }] of cells.entries()) {
      const x = MARGIN + at * (width + GAP)
      const item = doc.struct('LI', {}, [
        doc.struct('Lbl', {}, () => void this.write('plain', 7.5, SOFT).text(label, x, top, { width })),
        doc.struct('LBody', {}, () => void this.write('plain', 10.5, INK).text(value, x, doc.y, { width })),
      ])
      list.add(item)
    }
    doc.x = MARGIN
    doc.y = top + height + this.#apart.row
  }
}
