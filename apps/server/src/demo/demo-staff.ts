import type { Role } from '@foyer/domain/staff/roles.ts'
import type { Database } from '../platform/database/open-database.ts'
import { saveMember, saveRoles } from './demo.store.ts'
import { demoId } from './demo-id.ts'
import { demoHotels } from './hotels.ts'

interface DemoMember {
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly hotels: readonly number[]
  readonly password: string
  /** Hash of this password, computed in advance because hashing is slow on purpose. */
  readonly hash: string
}

const all = demoHotels.map(({ id }) => id)

/** Their passwords are public and open only the demo hotels. */
export const demoStaff: readonly DemoMember[] = [
  {
    name: 'Marta Vidal',
    email: 'reception@palace.example.com',
    role: 'receptionist',
    hotels: [1],
    password: 'reception-desk-1',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$dAmAKOktNhyqdacsRBCqUQ$/kq+MgJJpyMuu6/HZKUyoI4MSk18ecFlcI7A+6WS904',
  },
  {
    name: 'Jordi Puig',
    email: 'manager@palace.example.com',
    role: 'manager',
    hotels: [1],
    password: 'manager-of-palace',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$VSVl/ldsoTdxtWEG2pArTA$peVjPppolW9vH1TKzNlCJ26R2iU3Xw2gpXgrY/hDbe8',
  },
  {
    name: 'Núria Soler',
    email: 'admin@palace.example.com',
    role: 'administrator',
    hotels: [1],
    password: 'keys-of-the-palace',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$V3SeZknEnYZ6DNOAD9eUmg$rWvBadNI7BC57VXblfgYBbFp+FGDe3yoDRnsvECZYKM',
  },
  {
    name: 'Rosa Ferrer',
    email: 'housekeeping@palace.example.com',
    role: 'housekeeping',
    hotels: [1],
    password: 'rooms-of-the-palace',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$Jl92DPgnAVbIaXx11zU7mw$63rYG0nzL0Zc1vurHnDJJZBjSPu0NwRgeRhGryM52Kg',
  },
  {
    name: 'Paloma Gil',
    email: 'reception@madrid.example.com',
    role: 'receptionist',
    hotels: [5],
    password: 'reception-of-madrid',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$kHQL2Scs1e3JU8IrCRC8Tw$fNI9ptjLjjmWOYN59yv9kGq4u+sChqRL8h2PqVPjRt4',
  },
  {
    name: 'Rubén Mora',
    email: 'manager@madrid.example.com',
    role: 'manager',
    hotels: [5],
    password: 'manager-of-madrid',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$7uQXPebYDVHtBPQRyCD1UQ$8wuDg9EzL9zO9I3QQYVCXfdXtkQS5SUbSTQgKlra0bo',
  },
  {
    name: 'Inês Faria',
    email: 'admin@foyer.example.com',
    role: 'administrator',
    hotels: all,
    password: 'all-four-houses',
    hash: '$argon2id$v=19$m=47104,t=2,p=1$oQbbYW2NdyBspfs4+2STNA$SWcz7RB1+pg73EcpNySlsiNkUXgnG+SqmQB+JeN1WoA',
  },
]

/**
 * Seeds the demo's staff. Seeding from scratch resets their printed passwords and removes their
 * second factors.
 */
export async function seedStaff(db: Database, { reset = false }: { reset?: boolean } = {}): Promise<void> {
  await db.directory.transaction().execute(async (tx) => {
    for (const { name, email, role, hotels, hash } of demoStaff) {
      const id = demoId(`staff ${email}`)
      const member = { name, email, language: 'en' as const, password_hash: hash }
      await saveMember(tx, id, member, { reset })
      await saveRoles(tx, { memberId: id, role, hotels }, { reset })
    }
  })
}
