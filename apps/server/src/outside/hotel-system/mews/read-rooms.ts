import type { SystemRoom } from '@foyer/contract/hotel-system.ts'
import type { MewsConfig } from '@foyer/domain/config/hotel-system.ts'
import type { MewsCategory, MewsResource } from './mews-answers.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'

export interface MewsRooms {
  readonly categories: readonly MewsCategory[]
  /** With the category of each. */
  readonly rooms: readonly { readonly resource: MewsResource; readonly categoryId: string }[]
}

const ROOMS_ONLY = { Extent: { Resources: true } }

/** The rooms of the stays, without parking spaces and what else can be booked. */
export async function readRooms(session: MewsSession, service: string): Promise<MewsRooms> {
  const categories = (await session.readAll(lists.categories, { ServiceIds: [service] })).filter(isActive)
  const [assignments, resources] = await Promise.all([
    session.readByIds(
      lists.assignments,
      'ResourceCategoryIds',
      categories.map(({ Id }) => Id),
    ),
    session.readAll(lists.resources, ROOMS_ONLY),
  ])
  const active = assignments.filter(isActive)
  const rooms = resources.filter(isActive).flatMap((resource) => {
    const assignment = active.find(({ ResourceId }) => ResourceId === resource.Id)
    return assignment ? [{ resource, categoryId: assignment.CategoryId }] : []
  })
  return { categories, rooms }
}

const isActive = ({ IsActive }: { readonly IsActive: boolean }) => IsActive

export const readResources = (session: MewsSession, name: 'ResourceIds' | 'Names', values: readonly string[]) =>
  session.readByIds(lists.resources, name, values, ROOMS_ONLY)

/** Finds a room by its number, which is the name of the space. */
export const findRoom = async (session: MewsSession, room: string): Promise<MewsResource | undefined> =>
  (await readResources(session, 'Names', [room])).find(({ Name, IsActive }) => IsActive && Name === room)

const LANGUAGE = /^[a-z]{2}/

/** Mews names languages with their countries. */
export const toNames = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([culture, name]) => {
      const [language] = LANGUAGE.exec(culture) ?? []
      return language && name ? [[language, name]] : []
    }),
  )

export const isReady = ({ State }: Pick<MewsResource, 'State'>, { ready }: Pick<MewsConfig, 'ready'>): boolean =>
  State === 'Inspected' || State === ready

export function toSystemRoom(
  resource: MewsResource,
  categoryId: string,
  { config, version }: { readonly config: MewsConfig; readonly version: number },
): SystemRoom {
  const floor = Number(resource.Data?.Value?.FloorNumber)
  return {
    number: resource.Name,
    version,
    roomType: categoryId,
    floor: Number.isInteger(floor) ? floor : 0,
    ready: isReady(resource, config),
  }
}
