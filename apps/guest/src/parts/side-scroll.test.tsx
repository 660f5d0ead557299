import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SideScroll } from './side-scroll.tsx'

it('EXTRAS-03.a EXTRAS-03.b right and left move by 200 px', async () => {
  render(
    <SideScroll label="Extras" left="Left" right="Right">
      <li>one</li>
    </SideScroll>,
  )
  const strip = screen.getByRole('list')
  expect(screen.queryByRole('button')).toBeNull()
  Object.defineProperties(strip, { scrollWidth: { value: 1000 }, clientWidth: { value: 300 } })
  await act(async () => void fireEvent.scroll(strip))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Right')
  expect(strip.scrollLeft).toBe(200)
  press('Right')
  expect(strip.scrollLeft).toBe(400)
  press('Left')
  expect(strip.scrollLeft).toBe(200)
})
