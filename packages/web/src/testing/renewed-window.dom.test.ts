import { expect, it, vi } from 'vitest'
import { renewWindow } from './renew-window.ts'

it('empties the document, and its storage', () => {
  document.head.append(document.createElement('style'))
  document.body.append('A guest’s name')
  for (const element of [document.documentElement, document.body]) element.setAttribute('lang', 'de')
  localStorage.setItem('visit', '1')
  sessionStorage.setItem('visit', '1')
  renewWindow()
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('forgets the history, and a step back that has begun', async () => {
  const heard = vi.fn()
  history.pushState({ depth: 1 }, '', '/one')
  history.pushState({ depth: 2 }, '', '/two')
  history.back()
  renewWindow()
  expect([location.href, history.length, history.state]).toEqual(['http://localhost:3000/', 1, null])
  addEventListener('popstate', heard)
  history.back()
  history.pushState(null, '', '/three')
  history.back()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect([location.pathname, heard.mock.calls.length]).toEqual(['/', 1])
})

it('ends listeners of the window and of the document', () => {
  const heard = vi.fn()
  addEventListener('popstate', heard)
  addEventListener('error', heard, true)
  document.addEventListener('visibilitychange', heard)
  renewWindow()
  for (const name of ['popstate', 'error']) dispatchEvent(new Event(name))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).not.toHaveBeenCalled()
})

it('ends timers', async () => {
  const heard = vi.fn()
  setTimeout(heard)
  setInterval(heard)
  setImmediate(heard)
  requestAnimationFrame(heard)
  renewWindow()
  // Longer than each of them.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).not.toHaveBeenCalled()
})

it('restores properties that were replaced or added', () => {
  const { scrollIntoView } = Element.prototype
  const { click } = HTMLElement.prototype
  Element.prototype.scrollIntoView = () => {}
  HTMLElement.prototype.click = () => {}
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: {} })
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  Object.defineProperty(globalThis, 'leftBehind', { configurable: true, value: 1 })
  renewWindow()
  expect([Element.prototype.scrollIntoView, HTMLElement.prototype.click]).toEqual([scrollIntoView, click])
  expect(navigator).not.toHaveProperty('mediaDevices')
  expect(document.visibilityState).toBe('visible')
  expect(globalThis).not.toHaveProperty('leftBehind')
})
