const NAME = 'foyer.storage-test'

/**
 * Writes, reads back and deletes a value; resolves to false if the browser refuses, throws or loses
 * it.
 */
type StorageTest = () => Promise<boolean> | boolean

/** In the order in which the page needs them. */
export const storageTests = {
  session: () => canStoreIn(sessionStorage),
  local: () => canStoreIn(localStorage),
  cookies: canStoreCookies,
  database: canStoreInDatabase,
} as const satisfies Record<string, StorageTest>

export type StorageName = keyof typeof storageTests

export interface StorageReport {
  readonly works: Readonly<Record<StorageName, boolean>>
  /** In bytes; undefined if the browser doesn't report it. */
  readonly quota: { readonly used: number; readonly all: number } | undefined
}

export async function testStorage(): Promise<StorageReport> {
  const names = Object.keys(storageTests) as StorageName[]
  const works = await Promise.all(names.map(async (name) => [name, await passes(storageTests[name])] as const))
  return { works: Object.fromEntries(works) as Record<StorageName, boolean>, quota: await readQuota() }
}

async function passes(test: StorageTest): Promise<boolean> {
  try {
    return await test()
  } catch {
    return false
  }
}

function canStoreIn(storage: Storage): boolean {
  const value = crypto.randomUUID()
  storage.setItem(NAME, value)
  const found = storage.getItem(NAME)
  storage.removeItem(NAME)
  return found === value && storage.getItem(NAME) === null
}

/** Falls back to the browser's own flag where single cookies can't be tested. */
async function canStoreCookies(): Promise<boolean> {
  if (!('cookieStore' in globalThis)) return navigator.cookieEnabled
  const value = crypto.randomUUID()
  await cookieStore.set(NAME, value)
  const found = await cookieStore.get(NAME)
  await cookieStore.delete(NAME)
  return found?.value === value && (await cookieStore.get(NAME)) === null
}

async function canStoreInDatabase(): Promise<boolean> {
  const value = crypto.randomUUID()
  const opening = indexedDB.open(NAME)
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME)
  const database = await toPromise(opening)
  try {
    await toPromise(database.transaction(NAME, 'readwrite').objectStore(NAME).put(value, NAME))
    return (await toPromise(database.transaction(NAME).objectStore(NAME).get(NAME))) === value
  } finally {
    database.close()
    await toPromise(indexedDB.deleteDatabase(NAME))
  }
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function readQuota(): Promise<StorageReport['quota']> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return usage === undefined || quota === undefined ? undefined : { used: usage, all: quota }
}
