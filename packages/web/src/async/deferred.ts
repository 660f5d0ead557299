export interface Deferred<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T | PromiseLike<T>) => void
  readonly reject: (reason: unknown) => void
}

/**
 * A promise with its resolvers. Promise.withResolvers is newer than the browsers that guests use.
 */
export function createDeferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => {}
  let reject: Deferred<T>['reject'] = () => {}
  const promise = new Promise<T>((keep, breakIt) => {
    resolve = keep
    reject = breakIt
  })
  return { promise, resolve, reject }
}
