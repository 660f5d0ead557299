import { expect, it } from 'vitest'
import { createListeners } from './listeners.ts'

it('calls every listener until it is removed', () => {
  const calls: string[] = []
  const { subscribe, notify } = createListeners()
  const stop = subscribe(() => calls.push('a'))
  subscribe(() => calls.push('b'))
  notify()
  stop()
  notify()
  expect(calls).toEqual(['a', 'b', 'b'])
})

it('calls a listener once even if it is added twice', () => {
  let calls = 0
  const { subscribe, notify } = createListeners()
  const listener = () => {
    calls += 1
  }
  subscribe(listener)
  subscribe(listener)
  notify()
  expect(calls).toBe(1)
})

it('reports when the first listener is added and the last one removed', () => {
  const log: string[] = []
  const { subscribe } = createListeners({ onFirst: () => log.push('first'), onLast: () => log.push('last') })
  const [stopA, stopB] = [subscribe(() => {}), subscribe(() => {})]
  stopA()
  stopA()
  expect(log).toEqual(['first'])
  stopB()
  stopB()
  subscribe(() => {})
  expect(log).toEqual(['first', 'last', 'first'])
})
