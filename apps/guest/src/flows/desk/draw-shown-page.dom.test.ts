import { type ShownPicture, shownScreen } from '@foyer/contract/messages/shown-screen.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { drawShownPage } from './draw-shown-page.ts'
import { readShownPage } from './read-shown-page.ts'

/** The test's DOM has no layout: each element and text is where its `data-at` says. */
function measure(node: Node): DOMRect {
  const element = node instanceof Element ? node : node.parentElement
  const [left = 0, top = 0, width = 200, height = 20] = (element?.getAttribute('data-at') ?? '').split(' ').map(Number)
  return new DOMRect(left, top, width || 200, height)
}

function draw(body: string, maxBytes = 10_000): ShownPicture | undefined {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return measure(this)
  })
  Range.prototype.getBoundingClientRect = function (this: Range) {
    return measure(this.startContainer)
  }
  Range.prototype.getClientRects = function (this: Range) {
    return [measure(this.startContainer)] as unknown as DOMRectList
  }
  document.body.innerHTML = body
  return drawShownPage(document, maxBytes)
}

const texts = (picture: ShownPicture | undefined) =>
  (picture?.shapes ?? []).flatMap((shape) => (typeof shape[6] === 'string' ? [shape[6]] : []))

it('S39 draws what is visible of the page where it is, in colours and letters of the page', () => {
  const picture = draw(`<main><h1 data-at="10 20 300 30" style="color: rgb(1, 2, 3); font-size: 24px; font-weight: 700">
    Your  room</h1><p data-at="10 9000">far below</p><p style="display: none">unseen</p>
    <button data-at="10 60 120 44" style="background-color: rgb(9, 9, 9)">Next</button></main>`)
  const { colours = [], shapes = [] } = picture ?? {}
  const [title] = shapes
  expect([title?.slice(0, 2), title?.slice(3, 5), colours[Number(title?.[5])], title?.[6]]).toEqual([
    [10, 20],
    [24, 700],
    'rgb(1, 2, 3)',
    'Your room',
  ])
  const button = shapes.find((shape) => typeof shape[6] === 'number')
  expect([button?.slice(0, 4), colours[Number(button?.[4])]]).toEqual([[10, 60, 120, 44], 'rgb(9, 9, 9)'])
  expect(texts(picture)).toEqual(['Your room', 'Next'])
})

it('S39 the desk reads neither secret fields nor the code of the door in the picture', () => {
  const picture = draw(`<input name="firstName" value="Ana" /><input name="documentNumber" value="C01X00" />
    <input type="password" value="secret" /><p data-private>123 456</p><p class="sr" style="position: absolute"
    data-at="0 0 1 1">123456</p>`)
  expect(texts(picture)).toEqual(['Ana', '••••••', '••••••', '••• •••'])
})

it('S39 a dialog covers the page', () => {
  const picture = draw('<dialog open><p>Sure?</p></dialog><p>Below</p>')
  expect(texts(picture)).toEqual(['Below', 'Sure?'])
  expect(picture?.shapes.findIndex((shape) => typeof shape[6] === 'number')).toBe(1)
})

it('S39 a page with more than a frame can hold is drawn from its beginning, and is valid', () => {
  const long = Array.from({ length: 100 }, (_, line) => `<p data-at="0 ${line}">Line ${line} ${'ñ'.repeat(120)}</p>`)
  draw(long.join(''))
  const shown = readShownPage(document, place('guest-detail', { code: 'FOY1001', guestIndex: '1' }))
  expect(new TextEncoder().encode(JSON.stringify(shown)).length).toBeLessThanOrEqual(15_000)
  expect(texts(shown.picture).length).toBeLessThan(100)
  expect(texts(shown.picture)[0]).toMatch(/^Line 0 ñ+$/)
  expect(z.safeParse(shownScreen, shown).success).toBe(true)
})
