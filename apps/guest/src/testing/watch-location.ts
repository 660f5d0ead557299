import { onTestFinished, vi } from 'vitest'

/** Every address that the page is led to from here on, and `reload` for each time that it is loaded anew. It stays where it is. */
export function watchLocation(): string[] {
  const went: string[] = []
  // Nobody replaces a window's location, nor its methods; jsdom's own does what they are asked for.
  const { _location: doing } = Reflect.get(document.defaultView ?? {}, '_document')
  const assign = vi.spyOn(doing, 'assign').mockImplementation((to) => void went.push(String(to)))
  const reload = vi.spyOn(doing, 'reload').mockImplementation(() => void went.push('reload'))
  onTestFinished(() => {
    assign.mockRestore()
    reload.mockRestore()
  })
  return went
}
