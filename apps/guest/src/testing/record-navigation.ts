import { onTestFinished, vi } from 'vitest'

/**
 * Every address that the page navigates to from now on,
 * and `reload` for each reload. The page itself stays.
 */
export function recordNavigation(): string[] {
  const went: string[] = []
  // A window's location and its methods can't be replaced, so this spies on jsdom's implementation.
  const { _location: doing } = Reflect.get(document.defaultView ?? {}, '_document')
  const assign = vi.spyOn(doing, 'assign').mockImplementation((to) => void went.push(String(to)))
  const reload = vi.spyOn(doing, 'reload').mockImplementation(() => void went.push('reload'))
  onTestFinished(() => {
    assign.mockRestore()
    reload.mockRestore()
  })
  return went
}
