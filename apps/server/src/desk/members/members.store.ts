import type { Member } from '@foyer/contract/staff/members.ts'
import { statement } from '../../platform/database/statement.ts'

const columns = 'id as number, email, promotional_code as "promotionalCode"'

const MAX_MEMBERS = 100

/** `search` is lower case; an empty one matches all. */
export const readMembers = statement<Member, [search: string]>(`
  select ${columns} from memberships where position($1::text in lower(id)) > 0 or position($1::text in email) > 0
  order by id limit ${MAX_MEMBERS}`)

export const countMembers = statement<{ count: number }, []>('select count(*)::int as count from memberships')

export const saveMembership = statement<
  never,
  [hotelId: number, number: string, email: string, promotionalCode: string]
>(`
  insert into memberships (hotel_id, id, email, promotional_code) values ($1, $2, $3, $4)
  on conflict (hotel_id, id) do update set email = excluded.email, promotional_code = excluded.promotional_code`)

export const deleteMembership = statement<Member, [number: string]>(
  `delete from memberships where id = $1 returning ${columns}`,
)
