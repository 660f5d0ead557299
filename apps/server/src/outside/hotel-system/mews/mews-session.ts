import type { MewsConfig } from '@foyer/domain/config/hotel-system.ts'
import * as z from 'zod/mini'
import { parseAnswer } from '../parse-answer.ts'
import { configurationAnswer } from './mews-answers.ts'
import type { MewsClient } from './mews-client.ts'
import type { MewsList } from './mews-lists.ts'

type Filter = Readonly<Record<string, unknown>>

interface Page<Item> {
  readonly items: Item[]
  readonly cursor: string | undefined
}

/** Calls about one hotel that share a time limit. */
export interface MewsSession {
  readonly config: MewsConfig
  readonly signal: AbortSignal
  readonly client: MewsClient
  /** Reads one page, newest first. */
  readPage<Item>(list: MewsList<Item>, filter: Filter, page: { count: number; cursor?: string }): Promise<Page<Item>>
  /** Reads all pages. */
  readAll<Item>(list: MewsList<Item>, filter: Filter): Promise<Item[]>
  /** Reads all of many ids, which are asked for in parts. */
  readByIds<Item>(list: MewsList<Item>, name: string, ids: readonly string[], filter?: Filter): Promise<Item[]>
  /** The first page as of an hour ago at most, for what a hotel sets up. */
  recall<Item>(list: MewsList<Item>, filter: Filter): Promise<Item[]>
  change(operation: string, body: object): Promise<unknown>
  /** The time of Mews's clock, in milliseconds. */
  readTime(): Promise<number>
}

const PAGE_SIZE = 1_000
const MAX_PAGES = 50
const cursorAnswer = z.object({ Cursor: z.optional(z.string()) })

export function openSession(client: MewsClient, config: MewsConfig, timeoutMs: number): MewsSession {
  const signal = AbortSignal.timeout(timeoutMs)

  function parseItems<Item>({ key, items }: MewsList<Item>, answer: unknown): Item[] {
    const { [key]: found } = Object(answer) as Record<string, unknown>
    return parseAnswer('Mews', items, found)
  }

  const readPage: MewsSession['readPage'] = async (list, filter, { count, cursor }) => {
    const Limitation = { Count: count, ...(cursor && { Cursor: cursor }) }
    const answer = await client.send(list.operation, { ...filter, Limitation }, signal)
    return { items: parseItems(list, answer), cursor: parseAnswer('Mews', cursorAnswer, answer).Cursor }
  }

  const readAll: MewsSession['readAll'] = async (list, filter) => {
    const first = await readPage(list, filter, { count: PAGE_SIZE })
    const all = first.items
    let { cursor } = first
    // Some lists answer a cursor with their last page too.
    let isFull = first.items.length >= PAGE_SIZE
    for (let page = 1; cursor && isFull && page < MAX_PAGES; page++) {
      const next = await readPage(list, filter, { count: PAGE_SIZE, cursor })
      all.push(...next.items)
      cursor = next.cursor
      isFull = next.items.length >= PAGE_SIZE
    }
    return all
  }

  return {
    config,
    signal,
    client,
    readPage,
    readAll,
    async readByIds(list, name, ids, filter = {}) {
      const distinct = [...new Set(ids)]
      const parts = Array.from({ length: Math.ceil(distinct.length / list.maxIds) }, (_, at) =>
        distinct.slice(at * list.maxIds, (at + 1) * list.maxIds),
      )
      const all = await Promise.all(parts.map((part) => readAll(list, { ...filter, [name]: part })))
      return all.flat()
    },
    recall: async (list, filter) =>
      parseItems(list, await client.recall(list.operation, { ...filter, Limitation: { Count: PAGE_SIZE } }, signal)),
    change: (operation, body) => client.send(operation, body, signal),
    async readTime() {
      const answer = await client.send('configuration/get', {}, signal)
      return Date.parse(parseAnswer('Mews', configurationAnswer, answer).NowUtc)
    },
  }
}
