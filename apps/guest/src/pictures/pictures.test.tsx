import { render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { pictures } from './pictures.ts'

it.each(Object.entries(pictures))('G23 the drawing “%s” contains no person’s name', async (_, Picture) => {
  const { container } = render(
    <Suspense>
      <Picture />
    </Suspense>,
  )
  await waitFor(() => expect(container.querySelector('svg')).toBeTruthy())
  const written = [...container.querySelectorAll('text')].map(({ textContent }) => textContent ?? '').join(' ')
  expect(written).not.toMatch(/<<[A-Z]{2,}<|JONAS|MUELLER/)
})
