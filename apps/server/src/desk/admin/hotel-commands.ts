import { defaultLanguages } from '@foyer/domain/basics/language.ts'
import { getCountryDefaults } from '@foyer/domain/country/country-defaults.ts'
import { type ProductName, productNames } from '@foyer/domain/mode/products.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import { readSettings } from '../../platform/env/env.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { type CommandInput, runInHotel, type Script } from '../command/commands.ts'
import { publishDocument } from '../config/config.service.ts'
import { formatChanges } from '../config/config-lines.ts'
import { parseRooms } from '../setup/rooms.ts'
import { addHotel } from './add-hotel.ts'
import { cancelReservation } from './cancel-reservation.ts'

/** Commands for hotels, their rooms and room types, and cancellations. */
export const hotelCommands: Script['commands'] = {
  hotel: {
    usage: '{name} --city --country --rooms --administrator',
    description: 'another one; also --product --time-zone --currency --languages',
    async run({ db, args: [name = ''], flags }) {
      const country = requireFlag(flags, 'country').toUpperCase()
      const usual = getCountryDefaults(country)
      const languages = requireFlag(flags, 'languages', (usual?.languages ?? defaultLanguages).join(','))
      const hotelId = await addHotel(db, {
        hotel: {
          name,
          city: requireFlag(flags, 'city'),
          country,
          timeZone: requireFlag(flags, 'time-zone', usual?.timeZone),
          currency: requireFlag(flags, 'currency', usual?.currency).toUpperCase(),
        },
        product: parseProduct(requireFlag(flags, 'product', 'hotel')),
        // Document validation rejects unknown languages.
        languages: languages.split(',') as typeof defaultLanguages,
        rooms: parseRooms(requireFlag(flags, 'rooms')),
        company: flags['company'] === undefined ? undefined : requireFlag(flags, 'company'),
        administrator: requireFlag(flags, 'administrator'),
        firstHotel: readSettings(process.env).firstHotel,
      })
      return { lines: [`${name} is hotel ${hotelId}.`] }
    },
  },
  'room-type': {
    usage: '{hotel} {id} {name}',
    description: 'a further room type, or another name for a known one',
    run: runInHotel(async ({ args: [id = '', name = ''], ...at }) => {
      const { document } = await readCurrentConfig(at.tx, at.hotelId)
      const known = document.roomTypes ?? []
      const type = { ...known.find((one) => one.id === id), id, name, names: {} }
      const roomTypes = [...known.filter((one) => one.id !== id), type]
      return { lines: formatChanges((await publishDocument(at, { ...document, roomTypes })).changes) }
    }),
  },
  rooms: {
    usage: '{hotel} {1:10,2:12 or file} [--type id]',
    description: 'further rooms; a CSV file has number, type and floor',
    run: runInHotel(async ({ args: [said = ''], flags, ...at }) => {
      const { document } = await readCurrentConfig(at.tx, at.hotelId)
      const types = document.roomTypes ?? []
      const typeOf = (word: string) => {
        const type = types.find(({ id, name }) => id === word || name === word)
        if (!type)
          throw new StartProblem(
            `Unknown room type ${word}. Use --type with one of: ${types
              .map(({ id }) => id)
              .toSorted()
              .join(', ')}.`,
          )
        return type.id
      }
      const added = parseRooms(said).map(({ type, ...room }) => ({
        ...room,
        type: typeOf(requireFlag(flags, 'type', type)),
      }))
      const rooms = [...(document.rooms ?? []), ...added]
      return { lines: formatChanges((await publishDocument(at, { ...document, rooms })).changes) }
    }),
  },
  cancel: {
    usage: '{hotel} {reservation}',
    description: 'cancels a reservation whose guests have not arrived',
    run: runInHotel(async ({ tx, hotelId, args: [said = ''] }) => {
      const { reference, changed } = await cancelReservation(tx, hotelId, said)
      return { lines: [`${reference} ${changed ? 'is' : 'was already'} cancelled.`] }
    }),
  },
}

function parseProduct(said: string): ProductName {
  const product = productNames.find((one) => one === said)
  if (!product)
    throw new StartProblem(`Unknown product ${said}. Use --product with one of: ${productNames.join(', ')}.`)
  return product
}

function requireFlag(flags: CommandInput['flags'], name: string, usual?: string): string {
  const value = flags[name] ?? usual
  if (typeof value !== 'string' || value === '') throw new StartProblem(`--${name} is required.`)
  return value
}
