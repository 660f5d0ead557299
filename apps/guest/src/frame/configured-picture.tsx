import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import { Suspense } from 'react'
import { pictures } from '../pictures/pictures.ts'
import { useSite } from '../site/site-context.tsx'
import css from './configured-picture.module.css'

/** Fallback pictures for places where the hotel has not configured one. */
const defaultPictures: Record<string, keyof typeof pictures> = {
  welcome: 'lobby',
  search: 'confirmation',
  room: 'room',
  guests: 'luggage',
  document: 'passport',
  scan: 'reader',
  signature: 'pen',
  bill: 'bill',
  key: 'keycard',
  departure: 'door',
  farewell: 'luggage',
  problem: 'bell',
}

/** Replacements for products other than hotels. */
const picturesByProduct: Record<PartyTerm, Partial<Record<string, keyof typeof pictures>>> = {
  guest: {},
  driver: {
    welcome: 'car',
    search: 'confirmation-rental',
    room: 'car',
    guests: 'licence',
    breakfast: 'parking',
    door: 'car',
    key: 'licence',
    departure: 'parking',
    farewell: 'car',
    'lock-opened': 'key-box',
  },
}

export function ConfiguredPicture({ name }: { name: string }) {
  const { site } = useSite()
  const chosen = site.pictures[name] ?? picturesByProduct[site.product.partyWord][name] ?? defaultPictures[name] ?? name
  if (chosen.startsWith('/')) return <img className={css['photograph']} src={chosen} alt="" />
  const Picture = Object.hasOwn(pictures, chosen) ? pictures[chosen as keyof typeof pictures] : undefined
  return <Suspense fallback={<span hidden aria-busy="true" />}>{Picture && <Picture />}</Suspense>
}
