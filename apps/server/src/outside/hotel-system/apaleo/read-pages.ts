const PAGE_SIZE = 500
const MAX_PAGES = 20

/** Reads a list of which no page is expected to change while it is read. */
export async function readPages<Item>(
  readPage: (query: Readonly<Record<string, string>>) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const items = await readPage({ pageNumber: String(page), pageSize: String(PAGE_SIZE) })
    all.push(...items)
    if (items.length < PAGE_SIZE) break
  }
  return all
}
