import { defaultLanguages } from '@foyer/domain/config/language.ts'
import { hasHub } from '@foyer/domain/mode/channels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { currentConfig } from '../../access/site/publish-config.ts'
import { giveRole, keepMember, memberByEmail } from '../../access/staff-session/member.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { type Given, inHotel, type Script } from '../command/commands.ts'
import { publishDocument } from '../config/config.service.ts'
import { changeLines } from '../config/config-lines.ts'
import { readDevices } from '../devices/device.store.ts'
import { addLicense } from '../devices/license.store.ts'
import { pairDevice } from '../devices/pairing.store.ts'
import { roomsOf } from '../setup/rooms.ts'
import { readUsers } from '../users/user.store.ts'
import { addHotel } from './add-hotel.ts'
import { askHidden } from './ask-hidden.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { setMemberPassword } from './set-member-password.ts'

const BY_COMMAND = { from: 'command' }

/** `npm run admin`: what an operator needs when the pages cannot help, whether or not the server runs. */
export const adminScript: Script = {
  name: 'admin',
  refusal: 'Not done:',
  flags: {
    city: 'string',
    country: 'string',
    'time-zone': 'string',
    currency: 'string',
    languages: 'string',
    rooms: 'string',
    company: 'string',
    administrator: 'string',
    type: 'string',
  },
  commands: {
    people: {
      takes: '{hotel}',
      does: 'who works there, and with which role',
      run: inHotel(async ({ tx, hotelId }) => ({
        lines: (await readUsers(tx, hotelId)).map(({ name, email, role }) => `${role.padEnd(13)}  ${email}  ${name}`),
      })),
    },
    password: {
      takes: '{e-mail}',
      does: 'a new password for somebody, from FOYER_PASSWORD or typed; their sessions end',
      async run({ db, args: [email = ''] }) {
        const ask = () => askHidden('New password, twelve characters or more', 'FOYER_PASSWORD')
        return { lines: [`${await setMemberPassword(db, email, ask)} has a new password.`] }
      },
    },
    administrator: {
      takes: '{hotel} {e-mail} [name]',
      does: 'makes somebody an administrator there; a new person needs a name, then a password',
      run: inHotel(async ({ tx, hotelId, args: [said = '', name] }) => {
        const email = said.trim().toLowerCase()
        const known = await memberByEmail(tx, email)
        if (!known && !name) throw new Problem('notFound', `nobody signs in with ${email}; say their name too`)
        const memberId = known?.id ?? (await keepMember(tx, { email, name: name ?? '', language: 'en' }))
        await giveRole(tx, { memberId, hotelId, role: 'administrator' })
        const details = { to: 'administrator', ...BY_COMMAND }
        await writeAudit(tx, { hotelId }, { action: 'roleChanged', subject: email, details })
        const next = known?.password_hash ? [] : [`A password: npm run admin -- password ${email}`]
        return { lines: [`${known?.name ?? name} is an administrator of hotel ${hotelId}.`, ...next] }
      }),
    },
    hotel: {
      takes: '{name} --city --country --time-zone --rooms --administrator [--currency --languages --company]',
      does: 'a further hotel: country like ESP, rooms like 1:10,2:12 or a CSV file, an administrator who signs in already',
      async run({ db, args: [name = ''], flags }) {
        const languages = text(flags, 'languages', defaultLanguages.join(','))
        const hotelId = await addHotel(db, {
          hotel: {
            name,
            city: text(flags, 'city'),
            country: text(flags, 'country').toUpperCase(),
            timeZone: text(flags, 'time-zone'),
            currency: text(flags, 'currency', 'EUR').toUpperCase(),
          },
          // What is no language of ours is refused with the document.
          languages: languages.split(',') as typeof defaultLanguages,
          rooms: roomsOf(text(flags, 'rooms')),
          company: flags['company'] === undefined ? undefined : text(flags, 'company'),
          administrator: text(flags, 'administrator'),
        })
        return { lines: [`${name} is hotel ${hotelId}.`] }
      },
    },
    'room-type': {
      takes: '{hotel} {id} {name}',
      does: 'a further room type, or another name for a known one',
      run: inHotel(async ({ args: [id = '', name = ''], ...at }) => {
        const { document } = await currentConfig(at.tx, at.hotelId)
        const known = document.roomTypes ?? []
        const type = { ...known.find((one) => one.id === id), id, name, names: {} }
        const roomTypes = [...known.filter((one) => one.id !== id), type]
        return { lines: changeLines((await publishDocument(at, { ...document, roomTypes })).changes) }
      }),
    },
    rooms: {
      takes: '{hotel} {1:10,2:12 or file} [--type id]',
      does: 'further rooms, by floor and count or from a CSV file with number, type and floor',
      run: inHotel(async ({ args: [said = ''], flags, ...at }) => {
        const { document } = await currentConfig(at.tx, at.hotelId)
        const types = document.roomTypes ?? []
        const typeOf = (word: string) => types.find(({ id, name }) => id === word || name === word)?.id ?? word
        const added = roomsOf(said).map(({ type, ...room }) => ({ ...room, type: typeOf(text(flags, 'type', type)) }))
        const rooms = [...(document.rooms ?? []), ...added]
        return { lines: changeLines((await publishDocument(at, { ...document, rooms })).changes) }
      }),
    },
    license: {
      takes: '{hotel} {app key} {name}',
      does: 'a license code with which one device is enrolled, at /pok/',
      run: inHotel(async ({ tx, hotelId, args: [appKey = '', name = ''] }) => {
        const { apps } = await publishedApps(tx, hotelId)
        if (apps && !Object.hasOwn(apps, appKey)) throw new Problem('notFound', `this hotel has no app ${appKey}`)
        const { code } = await addLicense(tx, { hotelId, appKey, name })
        await writeAudit(tx, { hotelId }, { action: 'licenseMade', subject: name, details: { appKey, ...BY_COMMAND } })
        return { lines: [`Shown only now: ${code}`] }
      }),
    },
    pairing: {
      takes: '{hotel} {device}',
      does: 'a pairing code for the hub beside a kiosk, by the device’s name or id; an earlier one ends',
      run: inHotel(async ({ tx, hotelId, args: [word = ''] }) => {
        const { apps } = await publishedApps(tx, hotelId)
        const isKiosk = (appKey: string) => hasHub(apps?.[appKey]?.channel ?? 'kiosk')
        const kiosks = (await readDevices(tx)).filter((device) => !device.revoked_at && isKiosk(device.app_key))
        const [device, another] = kiosks.filter(({ id, name, app_key }) => [id, name || app_key].includes(word))
        if (!device) throw new Problem('notFound', `there is no kiosk ${word}${known(kiosks)}`)
        if (another) throw new Problem('badInput', `several kiosks are called ${word}; say the id${known(kiosks)}`)
        const { code } = await pairDevice(tx, hotelId, { device })
        const subject = device.name || device.app_key
        await writeAudit(tx, { hotelId }, { action: 'hubPaired', subject, details: BY_COMMAND })
        return { lines: ['On the kiosk, for npm run hub, shown only now:', `HUB_PAIRING=${code}`] }
      }),
    },
    cancel: {
      takes: '{hotel} {reservation}',
      does: 'cancels a reservation whose guests have not arrived',
      run: inHotel(async ({ tx, hotelId, args: [said = ''] }) => {
        const { reference, changed } = await cancelReservation(tx, hotelId, said)
        return { lines: [`${reference} ${changed ? 'is' : 'was already'} cancelled.`] }
      }),
    },
  },
}

async function publishedApps(tx: HotelTransaction, hotelId: number) {
  return (await currentConfig(tx, hotelId)).document
}

function known(kiosks: Awaited<ReturnType<typeof readDevices>>): string {
  return `; there are: ${kiosks.map(({ id, name, app_key }) => `${name || app_key} (${id})`).join(', ') || 'none'}`
}

function text(flags: Given['flags'], name: string, usual?: string): string {
  const value = flags[name] ?? usual
  if (typeof value !== 'string' || value === '') throw new StartProblem(`Say --${name}.`)
  return value
}
