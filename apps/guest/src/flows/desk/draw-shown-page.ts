import { MAX_SHOWN_COLOURS, type ShownPicture, type ShownShape } from '@foyer/contract/messages/shown-screen.ts'
import { type Control, isControl, maskPrivate, readShownValue } from './shown-values.ts'

const MAX_TEXT_LENGTH = 240
/** A picture or drawing of this size is shown as a surface; smaller ones are icons. */
const MIN_PICTURE_PX = 48
/** The names and size around shapes and colours. */
const ENVELOPE_BYTES = 100
const SURFACE = 'rgba(128, 128, 128, 0.2)'
const BACKDROP = 'rgba(0, 0, 0, 0.4)'
const BLACK = 'rgb(0, 0, 0)'
const NONE = -1

interface Canvas {
  readonly view: Window
  readonly colours: string[]
  readonly shapes: ShownShape[]
  /** Bytes left; what comes later on the page is left out. */
  left: number
}

/** Draws what is visible of the page as boxes and texts, of at most this many bytes. */
export function drawShownPage(page: Document, maxBytes: number): ShownPicture | undefined {
  const view = page.defaultView
  if (!view) return undefined
  const canvas: Canvas = { view, colours: [], shapes: [], left: maxBytes - ENVELOPE_BYTES }
  const { innerWidth: width, innerHeight: height } = view
  drawElement(canvas, page.body, false)
  // A dialog is painted above everything else, wherever it is in the page.
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    addShape(canvas, [0, 0, width, height, getColourIndex(canvas, BACKDROP), NONE, 0])
    drawElement(canvas, dialog, false)
  }
  const { colours, shapes } = canvas
  return shapes.length > 0 ? { width, height, colours, shapes } : undefined
}

function drawElement(canvas: Canvas, element: Element, isInPrivate: boolean): void {
  if (canvas.left <= 0) return
  const style = canvas.view.getComputedStyle(element)
  if (style.display === 'none' || style.opacity === '0') return
  const rect = element.getBoundingClientRect()
  // Text for screen readers only.
  if (rect.width <= 1 && rect.height <= 1 && style.position === 'absolute') return
  const isPrivate = isInPrivate || element.hasAttribute('data-private')
  const isPainted = style.visibility !== 'hidden' && isInView(canvas, rect)
  if (isPainted) drawBox(canvas, element, rect, style)
  if (element.tagName.toLowerCase() === 'svg') return
  if (isControl(element)) {
    if (isPainted) drawValue(canvas, element, rect, style)
    return
  }
  for (const child of element.childNodes) {
    if (child.nodeType === 3) {
      if (style.visibility !== 'hidden') drawText(canvas, child, style, isPrivate)
    } else if (isElement(child) && !child.matches('dialog[open]')) drawElement(canvas, child, isPrivate)
  }
}

const isElement = (node: Node): node is Element => node.nodeType === 1

function isInView({ view }: Canvas, { left, top, right, bottom, width, height }: DOMRect): boolean {
  const isAcross = right > 0 && left < view.innerWidth
  return width > 0 && height > 0 && isAcross && bottom > 0 && top < view.innerHeight
}

function drawBox(canvas: Canvas, element: Element, rect: DOMRect, style: CSSStyleDeclaration): void {
  const isPicture = element.matches('img, canvas, video, svg') && rect.width >= MIN_PICTURE_PX
  const fill = getColourIndex(canvas, isPicture ? SURFACE : style.backgroundColor)
  const hasBorder = Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderBottomWidth) > 0
  const line = hasBorder ? getColourIndex(canvas, style.borderTopColor) : NONE
  if (fill === NONE && line === NONE) return
  addShape(canvas, [...toPixels(rect), fill, line, Math.round(Number.parseFloat(style.borderTopLeftRadius) || 0)])
}

function drawValue(canvas: Canvas, control: Control, rect: DOMRect, style: CSSStyleDeclaration): void {
  const value = readShownValue(control) || control.getAttribute('placeholder') || ''
  if (value === '') return
  const inset = Number.parseFloat(style.paddingLeft) || 0
  const lineHeight = getLineHeight(style)
  const top = rect.top + (rect.height - lineHeight) / 2
  addText(canvas, { left: rect.left + inset, top, lineHeight }, style, value)
}

function drawText(canvas: Canvas, node: Node, style: CSSStyleDeclaration, isPrivate: boolean): void {
  const written = node.textContent ?? ''
  if (written.trim() === '') return
  const range = node.ownerDocument?.createRange()
  range?.selectNodeContents(node)
  const rects = range?.getClientRects?.() ?? []
  const [first] = rects
  const isSeen = [...rects].some((rect) => isInView(canvas, rect))
  if (!range || !first || !isSeen) return
  const lineHeight = Math.max(first.height, getLineHeight(style))
  const lines = rects.length > 1 ? splitLines(range, node, written) : [{ rect: first, text: written }]
  for (const { rect, text } of lines) {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    // The rectangle is that of the letters; the line is higher.
    const top = rect.top - (lineHeight - rect.height) / 2
    addText(canvas, { left: rect.left, top, lineHeight }, style, isPrivate ? maskPrivate(line) : line)
  }
}

interface Line {
  readonly rect: DOMRect
  readonly text: string
}

/** The lines as the page breaks them, because the desk's letters have other widths. */
function splitLines(range: Range, node: Node, written: string): readonly Line[] {
  const lines: Line[] = []
  for (const { 0: word, index } of written.matchAll(/\S+\s*/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const [rect] = range.getClientRects()
    if (!rect) continue
    const last = lines.at(-1)
    if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2)
      lines[lines.length - 1] = { ...last, text: last.text + word }
    else lines.push({ rect, text: word })
  }
  return lines
}

const getLineHeight = ({ lineHeight, fontSize }: CSSStyleDeclaration): number =>
  Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2

interface TextPlace {
  readonly left: number
  readonly top: number
  readonly lineHeight: number
}

function addText(canvas: Canvas, place: TextPlace, style: CSSStyleDeclaration, text: string): void {
  const { left, top, lineHeight } = place
  const letters = [Math.round(Number.parseFloat(style.fontSize)) || 16, Number(style.fontWeight) || 400] as const
  const [x = 0, y = 0, height = 0] = [left, top, lineHeight].map(Math.round)
  const colour = getColourIndex(canvas, isColour(style.color) ? style.color : BLACK)
  addShape(canvas, [x, y, height, ...letters, colour, text.slice(0, MAX_TEXT_LENGTH)])
}

const toPixels = ({ left, top, width, height }: DOMRect): [number, number, number, number] => [
  Math.round(left),
  Math.round(top),
  Math.round(width),
  Math.round(height),
]

/** A name such as `transparent` or `canvastext` is none. */
const isColour = (colour: string): boolean => colour.endsWith(')')
const isTransparent = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)

function getColourIndex(canvas: Canvas, colour: string): number {
  const { colours } = canvas
  if (!isColour(colour) || isTransparent(colour)) return NONE
  const known = colours.indexOf(colour)
  if (known >= 0) return known
  if (colours.length === MAX_SHOWN_COLOURS) return NONE
  canvas.left -= colour.length + 3
  return colours.push(colour) - 1
}

function addShape(canvas: Canvas, shape: ShownShape): void {
  const bytes = new TextEncoder().encode(JSON.stringify(shape)).length + 1
  if (bytes > canvas.left) {
    canvas.left = 0
    return
  }
  canvas.left -= bytes
  canvas.shapes.push(shape)
}
