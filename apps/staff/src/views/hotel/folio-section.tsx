import type { Service } from '@foyer/domain/folio/folio-config.ts'
import { useSession } from '../../session/session-context.tsx'
import { selectFields } from './fields.ts'
import { HotelField } from './hotel-field.tsx'
import { Section } from './section.tsx'
import { ServicesTable } from './services-table.tsx'
import type { HotelForm } from './use-hotel.ts'

/** What the desk charges and how it is taxed. */
export function FolioSection({ form }: { form: HotelForm }) {
  const { hotel } = useSession()
  const services = (form.valueOf('folio.services') ?? []) as readonly Service[]
  return (
    <Section name="folio">
      <ServicesTable
        services={services}
        spoken={form.draft?.languages ?? []}
        currency={form.currency}
        onChange={(next) => form.set('folio.services', next)}
      />
      {selectFields('folio', hotel.partyWord).map(({ path, kind }) => (
        <HotelField key={path} path={path} kind={kind} form={form} />
      ))}
    </Section>
  )
}
