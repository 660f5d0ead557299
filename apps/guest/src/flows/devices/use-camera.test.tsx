import { createDeferred } from '@foyer/web/async/deferred.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stubCamera } from '../../testing/stub-camera.ts'
import { useCamera } from './use-camera.ts'

function Under({ on }: { on: boolean }) {
  const { state, video } = useCamera({ on, facing: 'environment' })
  return (
    <>
      <p>{state}</p>
      <video ref={video} muted />
    </>
  )
}

const rejectWith = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

it('runs while on, and stops every track on leaving', async () => {
  const camera = stubCamera()
  const { unmount } = render(<Under on />)
  expect(await screen.findByText('live')).toBeTruthy()
  expect(camera.isStopped()).toBe(false)
  unmount()
  expect(camera.isStopped()).toBe(true)
})

it('also stops a camera that opens after the guest has left', async () => {
  const { promise, resolve } = createDeferred<void>()
  const camera = stubCamera(() => promise)
  const { unmount } = render(<Under on />)
  unmount()
  await act(async () => resolve())
  expect(camera.isStopped()).toBe(true)
})

it('pauses while the page is hidden', async () => {
  const camera = stubCamera()
  render(<Under on />)
  await screen.findByText('live')
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(camera.isStopped()).toBe(true)
  hidden.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(camera.getUserMedia).toHaveBeenCalledTimes(2))
})

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'failed'],
])('reports %s as %s', async (name, state) => {
  stubCamera(rejectWith(name))
  render(<Under on />)
  expect(await screen.findByText(state)).toBeTruthy()
})

it('has no camera on a page without HTTPS', async () => {
  render(<Under on />)
  expect(await screen.findByText('failed')).toBeTruthy()
})
