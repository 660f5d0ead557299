import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { late } from './late.tsx'

const Part = ({ name }: { name: string }) => <p>{name} is here</p>

const shown = (Late: ReturnType<typeof late<{ name: string }>>) =>
  render(
    <Suspense fallback={<p>its room</p>}>
      <Late name="Ana" />
    </Suspense>,
  )

it('keeps its room until it is fetched', async () => {
  shown(late(async () => Part))
  expect(screen.getByText('its room')).toBeTruthy()
  expect(await screen.findByText('Ana is here')).toBeTruthy()
  expect(screen.queryByText('its room')).toBeNull()
})

it('G1 fetched ahead, it stands there at once', async () => {
  const load = vi.fn(async () => Part)
  const Late = late(load)
  Late.ahead()
  await vi.waitFor(() => expect(load).toHaveResolved())
  shown(Late)
  expect(screen.getByText('Ana is here')).toBeTruthy()
})

it('begins only once, though it is shown again after it has come', async () => {
  const Late = late(async () => Part)
  const view = shown(Late)
  const first = await screen.findByText('Ana is here')
  view.rerender(
    <Suspense fallback={<p>its room</p>}>
      <Late name="Marc" />
    </Suspense>,
  )
  expect(screen.getByText('Marc is here')).toBe(first)
})

it('what could not be fetched ahead is tried again when it is shown', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Part)
  const Late = late(load)
  Late.ahead()
  await vi.waitFor(() => expect(load).toHaveReturned())
  shown(Late)
  expect(await screen.findByText('Ana is here')).toBeTruthy()
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { said: undefined as string | undefined }
  static getDerivedStateFromError = (error: Error) => ({ said: error.message })
  override render() {
    return this.state.said ?? this.props.children
  }
}

it('what cannot be fetched is for the boundary around the screen to say', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Late = late<{ name: string }>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  render(
    <Boundary>
      <Suspense>
        <Late name="Ana" />
      </Suspense>
    </Boundary>,
  )
  expect(await screen.findByText('Failed to fetch dynamically imported module')).toBeTruthy()
})
