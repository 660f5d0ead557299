import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { type PartyTerm, products } from '@foyer/domain/mode/products.ts'
import { getInitials } from '@foyer/domain/name/initials.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Mark } from './drawing.ts'

export interface PaperHotel {
  readonly hotel: Hotel
  /** The hotel's first language; a guest's own is shown in addition. */
  readonly language: Language
  /** Whether papers refer to guests or drivers. */
  readonly partyWord: PartyTerm
  readonly address: string | undefined
  readonly establishment: HotelConfig['establishment']
  /** The kind of bill that the hotel issues. */
  readonly billType: HotelConfig['flags']['bill_type']
  /** Replaces a logo: the hotel's initials in its colour. */
  readonly mark: Mark
  /** Who requested the paper, and when. */
  readonly who: string
  readonly now: Date
}

/** Header of a paper: the hotel, its address and its legal operator. */
export function listPaperHead({ hotel, address, establishment }: PaperHotel): string[] {
  const { company, taxNumber, registryNumber } = establishment
  const law = [company, taxNumber, registryNumber].filter((line) => line !== undefined).join('\u00a0· ')
  return [hotel.name, ...(address ? [address] : []), ...(law ? [law] : [])]
}

interface PaperContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly name: string
  readonly now: Date
}

/** Returns what every paper of this hotel shows. */
export async function readPaperHotel({ tx, hotel, name, now }: PaperContext, sites: Sites): Promise<PaperHotel> {
  const { config } = await sites.config(tx, hotel)
  const { languages, hotelInfo, establishment, theme, flags } = config
  const mark = { letters: getInitials(hotel.name), colour: parseHex(theme.roles.accent) }
  const { address } = hotelInfo
  const billType = flags.bill_type
  const { partyWord } = products[config.product]
  return { hotel, language: languages[0] ?? 'en', partyWord, address, establishment, billType, mark, who: name, now }
}

/** A theme's colour may also have a format that only CSS supports. */
function parseHex(colour: string): string | undefined {
  return /^#[0-9a-f]{6}/i.exec(colour)?.[0]
}
