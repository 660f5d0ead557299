import { fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { FloatingPanel } from './floating-panel.tsx'

/**
 * On a screen 800 px high: a list with rows of 50 px, at
 * most 350 px high, with an optional keyboard from 500 px.
 */
function Opened({ rows, steady }: { rows: number; steady: boolean }) {
  const field = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={field} data-testid="field" />
      <FloatingPanel anchor={field} open steady={steady}>
        <p data-rows={rows}>Germany</p>
      </FloatingPanel>
    </>
  )
}

function stubLayout(fieldTop: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = 'keyboard' in this.dataset ? 500 : fieldTop
    return { top, bottom: top + 50, left: 0, width: this.tagName === 'FORM' ? 700 : 300 } as DOMRect
  })
  const high = (panel: HTMLElement) => Number(panel.querySelector('[data-rows]')?.getAttribute('data-rows')) * 50
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return high(this)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.min(high(this), 350)
  })
  vi.stubGlobal('innerHeight', 800)
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

function readPlace(container: HTMLElement) {
  const panel = container.querySelector<HTMLElement>('[data-open]')
  return [panel?.style.top, panel?.style.bottom, panel?.style.blockSize]
}

function shorten({ steady }: { steady: boolean }) {
  stubLayout(550)
  const { rerender, container } = render(<Opened rows={20} steady={steady} />)
  const where = () => readPlace(container)
  const opened = where()
  rerender(<Opened rows={1} steady={steady} />)
  fireEvent.scroll(document.body)
  return { opened, shortened: where() }
}

it('a list above its field stays there, and its search box and first row don’t move as it gets shorter', () => {
  const { opened, shortened } = shorten({ steady: true })
  expect(opened).toEqual(['auto', '256px', '350px'])
  expect(shortened).toEqual(opened)
})

it('suggestions above a field stay above it and are only as high as needed', () => {
  const { opened, shortened } = shorten({ steady: false })
  expect(opened).toEqual(['auto', '256px', 'auto'])
  expect(shortened).toEqual(opened)
})

it('makes room for a keyboard that appears once it is open', async () => {
  stubLayout(400)
  const { container } = render(<Opened rows={20} steady />)
  expect(readPlace(container)).toEqual(['456px', 'auto', 'auto'])
  container.append(Object.assign(document.createElement('section'), { innerHTML: '<div data-keyboard></div>' }))
  await vi.waitFor(() => expect(readPlace(container)).toEqual(['auto', '406px', '350px']))
})

it.each([
  ['as wide as its form if it is long and there is an on-screen keyboard', 20, true, [true, '700px']],
  ['as wide as its field if it is short', 5, true, [false, '300px']],
  ['as wide as its field without an on-screen keyboard', 20, false, [false, '300px']],
])('G11 a list is %s', (_, rows, hasKeys, expected) => {
  stubLayout(100)
  const { container } = render(
    <>
      <form>
        <Opened rows={rows} steady />
      </form>
      {hasKeys && <div data-keyboard />}
    </>,
  )
  const panel = container.querySelector<HTMLElement>('[data-open]')
  expect([panel?.hasAttribute('data-sheet'), panel?.style.getPropertyValue('--panel-inline')]).toEqual(expected)
})
