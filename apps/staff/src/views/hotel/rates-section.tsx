import type { RoomType } from '@foyer/domain/config/hotel-facts.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import { CodesTable } from './codes-table.tsx'
import { GuestPrices } from './guest-prices.tsx'
import { PricesTable } from './prices-table.tsx'
import { RatesTable } from './rates-table.tsx'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'

/** What walk-in guests can book. */
export function RatesSection({ form }: { form: HotelForm }) {
  const walkIn = form.draft?.walkIn as WalkInConfig | undefined
  if (!walkIn) return null
  const types = (form.draft?.roomTypes ?? []) as readonly RoomType[]
  const onChange = (next: WalkInConfig) => form.set('walkIn', next)
  return (
    <Section name="rates">
      <RatesTable walkIn={walkIn} spoken={form.draft?.languages ?? []} onChange={onChange} />
      <PricesTable walkIn={walkIn} types={types} currency={form.currency} onChange={onChange} />
      <GuestPrices walkIn={walkIn} types={types} currency={form.currency} onChange={onChange} />
      <CodesTable
        codes={walkIn.promotionalCodes}
        onChange={(promotionalCodes) => onChange({ ...walkIn, promotionalCodes: [...promotionalCodes] })}
      />
    </Section>
  )
}
