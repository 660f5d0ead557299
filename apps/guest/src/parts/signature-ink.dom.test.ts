import { expect, it, vi } from 'vitest'
import { exportInk } from './signature-ink.ts'

it('SIGN-17.b fills a jpeg with white from edge to edge before drawing the ink', () => {
  const done: string[] = []
  const context = {
    fillStyle: '',
    fillRect: (...box: number[]) => done.push(`${context.fillStyle} ${box}`),
    drawImage: () => done.push('ink'),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) => `${done.join(', ')}: ${type}`)
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 })
  expect(exportInk(canvas, 'jpeg')).toBe('#ffffff 0,0,600,200, ink: image/jpeg')
  vi.restoreAllMocks()
})
