import { beforeEach, expect, it } from 'vitest'
import { forgetAll, keep, kept } from './kept.ts'

beforeEach(() => forgetAll())

it('SHELL-34 never stores images, wherever they are in a value, and stores nothing longer than the tab', () => {
  const image = 'data:image/jpeg;base64,/9j/4AAQ'
  keep('guest', { firstName: 'Ana', documentImage1: image, more: [{ face: new Blob(['x']), side: 'front' }] })
  keep('picture', image)
  expect(kept('guest')).toEqual({ firstName: 'Ana', more: [{ side: 'front' }] })
  expect(kept('picture')).toBeUndefined()
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('data:image')
  expect(localStorage).toHaveLength(0)
})

it('stores what was typed until the guest leaves', () => {
  keep('search', { surname: 'Müller' })
  expect(kept('search')).toEqual({ surname: 'Müller' })
  forgetAll()
  expect(kept('search')).toBeUndefined()
})
