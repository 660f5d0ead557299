import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Part = ({ name }: { name: string }) => <p>{name} is here</p>

const renderPart = (Late: ReturnType<typeof lazyPart<{ name: string }>>) =>
  render(
    <Suspense fallback={<p>its room</p>}>
      <Late name="Ana" />
    </Suspense>,
  )

it('reserves its space until it is loaded', async () => {
  renderPart(lazyPart(async () => Part))
  expect(screen.getByText('its room')).toBeTruthy()
  expect(await screen.findByText('Ana is here')).toBeTruthy()
  expect(screen.queryByText('its room')).toBeNull()
})

it('G1 shows at once when preloaded', async () => {
  const load = vi.fn(async () => Part)
  const Late = lazyPart(load)
  Late.preload()
  await vi.waitFor(() => expect(load).toHaveResolved())
  renderPart(Late)
  expect(screen.getByText('Ana is here')).toBeTruthy()
})

it('mounts only once, even if it is shown again after loading', async () => {
  const Late = lazyPart(async () => Part)
  const view = renderPart(Late)
  const first = await screen.findByText('Ana is here')
  view.rerender(
    <Suspense fallback={<p>its room</p>}>
      <Late name="Marc" />
    </Suspense>,
  )
  expect(screen.getByText('Marc is here')).toBe(first)
})

it('retries a failed preload when it is shown', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Part)
  const Late = lazyPart(load)
  Late.preload()
  await vi.waitFor(() => expect(load).toHaveReturned())
  renderPart(Late)
  expect(await screen.findByText('Ana is here')).toBeTruthy()
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { said: undefined as string | undefined }
  static getDerivedStateFromError = (error: Error) => ({ said: error.message })
  override render() {
    return this.state.said ?? this.props.children
  }
}

it('leaves a failed load to the boundary around the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Late = lazyPart<{ name: string }>(async () => {
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
