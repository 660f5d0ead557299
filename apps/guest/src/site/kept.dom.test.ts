import { beforeEach, expect, it } from 'vitest'
import { clearVisitStorage, readFromVisit, saveToVisit } from './visit-storage.ts'

beforeEach(() => clearVisitStorage())

it('SHELL-34 never stores images, wherever they are in a value, and stores nothing longer than the tab', () => {
  const image = 'data:image/jpeg;base64,/9j/4AAQ'
  saveToVisit('guest', { firstName: 'Ana', documentImage1: image, more: [{ face: new Blob(['x']), side: 'front' }] })
  saveToVisit('picture', image)
  expect(readFromVisit('guest')).toEqual({ firstName: 'Ana', more: [{ side: 'front' }] })
  expect(readFromVisit('picture')).toBeUndefined()
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('data:image')
  expect(localStorage).toHaveLength(0)
})

it('stores what was typed until the guest leaves', () => {
  saveToVisit('search', { surname: 'Müller' })
  expect(readFromVisit('search')).toEqual({ surname: 'Müller' })
  clearVisitStorage()
  expect(readFromVisit('search')).toBeUndefined()
})
