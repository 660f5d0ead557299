/**
 * Undoes what earlier files have left behind in the window, with the function of
 * `jsdom-environment.ts`. A window of the file's own has none.
 */
export function renewWindow(): void {
  const renew: unknown = Reflect.get(window, 'renewWindow')
  if (typeof renew === 'function') renew()
}
