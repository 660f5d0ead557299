import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { type PartyWord, products } from '@foyer/domain/mode/products.ts'
import { initialsOf } from '@foyer/domain/name/initials.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Mark } from './drawing.ts'

export interface PaperHotel {
  readonly hotel: Hotel
  /** The hotel's first; a guest's own comes beside it. */
  readonly language: Language
  /** Whom its papers speak of. */
  readonly partyWord: PartyWord
  readonly address: string | undefined
  readonly establishment: HotelConfig['establishment']
  /** What the hotel gives for money. */
  readonly billType: HotelConfig['flags']['bill_type']
  /** What stands for a logo: the hotel's letters in its own colour. */
  readonly mark: Mark
  /** Who asked for the paper, and when. */
  readonly who: string
  readonly now: Date
}

/** Whose paper it is: the hotel, where it stands, and who answers for it by law. */
export function paperHead({ hotel, address, establishment }: PaperHotel): string[] {
  const { company, taxNumber, registryNumber } = establishment
  const law = [company, taxNumber, registryNumber].filter((line) => line !== undefined).join('\u00a0· ')
  return [hotel.name, ...(address ? [address] : []), ...(law ? [law] : [])]
}

interface Asking {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly name: string
  readonly now: Date
}

/** What stands on every paper of this hotel. */
export async function paperHotel({ tx, hotel, name, now }: Asking, sites: Sites): Promise<PaperHotel> {
  const { config } = await sites.config(tx, hotel)
  const { languages, hotelInfo, establishment, theme, flags } = config
  const mark = { letters: initialsOf(hotel.name), colour: hexOf(theme.roles.accent) }
  const { address } = hotelInfo
  const billType = flags.bill_type
  const { partyWord } = products[config.product]
  return { hotel, language: languages[0] ?? 'en', partyWord, address, establishment, billType, mark, who: name, now }
}

/** A theme may also say a colour in a way that only stylesheets know. */
function hexOf(colour: string): string | undefined {
  return /^#[0-9a-f]{6}/i.exec(colour)?.[0]
}
