import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'

const readStack = (element: ReactElement) => Reflect.get(element, '_debugStack')

test('React records no stack of its own for an element', () => {
  const stack = readStack(createElement('p'))
  expect(stack).toBeInstanceOf(Error)
  expect(readStack(createElement('b'))).toBe(stack)
})
