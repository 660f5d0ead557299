import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

export const INK = 'data:image/png;base64,aW5r'

/** jsdom can't draw: the pad stores the strokes, and the exported picture is fixed. */
export function stubCanvas(): void {
  beforeEach(() => {
    const measured = { width: 100 }
    const context = new Proxy(
      {},
      { get: (_, name) => () => (name === 'measureText' ? measured : undefined), set: () => true },
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) =>
      INK.replace('image/png', type ?? 'image/png'),
    )
    return () => vi.restoreAllMocks()
  })
}

export function drawSignature(): void {
  const sheet = screen.getByRole('img', { name: /signature/i })
  const at = (x: number) => ({
    clientX: x,
    clientY: x,
    pressure: 0.5,
    pointerId: 1,
    button: 0,
    buttons: 1,
    isPrimary: true,
  })
  fireEvent.pointerDown(sheet, at(10))
  for (const x of [20, 40, 60]) fireEvent.pointerMove(window, at(x))
  fireEvent.pointerUp(window, { ...at(60), buttons: 0 })
}
