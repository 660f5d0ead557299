import { defaultLanguages } from '@foyer/domain/basics/language.ts'
import { usualSettings } from '@foyer/domain/country/usual-settings.ts'
import { type ProductName, productNames } from '@foyer/domain/mode/products.ts'
import { currentConfig } from '../../access/site/publish-config.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { type Given, inHotel, type Script } from '../command/commands.ts'
import { publishDocument } from '../config/config.service.ts'
import { changeLines } from '../config/config-lines.ts'
import { roomsOf } from '../setup/rooms.ts'
import { addHotel } from './add-hotel.ts'
import { cancelReservation } from './cancel-reservation.ts'

/** Commands for hotels, their rooms and room types, and cancellations. */
export const hotelCommands: Script['commands'] = {
  hotel: {
    takes: '{name} --city --country --rooms --administrator',
    does: 'another one; also --product --time-zone --currency --languages',
    async run({ db, args: [name = ''], flags }) {
      const country = text(flags, 'country').toUpperCase()
      const usual = usualSettings(country)
      const languages = text(flags, 'languages', (usual?.languages ?? defaultLanguages).join(','))
      const hotelId = await addHotel(db, {
        hotel: {
          name,
          city: text(flags, 'city'),
          country,
          timeZone: text(flags, 'time-zone', usual?.timeZone),
          currency: text(flags, 'currency', usual?.currency).toUpperCase(),
        },
        product: productOf(text(flags, 'product', 'hotel')),
        // Document validation rejects unknown languages.
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
    does: 'further rooms; a CSV file has number, type and floor',
    run: inHotel(async ({ args: [said = ''], flags, ...at }) => {
      const { document } = await currentConfig(at.tx, at.hotelId)
      const types = document.roomTypes ?? []
      const typeOf = (word: string) => {
        const type = types.find(({ id, name }) => id === word || name === word)
        if (!type)
          throw new StartProblem(
            `There is no room type ${word}. Say --type: ${types
              .map(({ id }) => id)
              .toSorted()
              .join(', ')}.`,
          )
        return type.id
      }
      const added = roomsOf(said).map(({ type, ...room }) => ({ ...room, type: typeOf(text(flags, 'type', type)) }))
      const rooms = [...(document.rooms ?? []), ...added]
      return { lines: changeLines((await publishDocument(at, { ...document, rooms })).changes) }
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
}

function productOf(said: string): ProductName {
  const product = productNames.find((one) => one === said)
  if (!product) throw new StartProblem(`There is no product ${said}. Say --product: ${productNames.join(', ')}.`)
  return product
}

function text(flags: Given['flags'], name: string, usual?: string): string {
  const value = flags[name] ?? usual
  if (typeof value !== 'string' || value === '') throw new StartProblem(`Say --${name}.`)
  return value
}
