import { type ReactNode, useId } from 'react'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { type SectionName, selectFields } from './fields.ts'
import styles from './hotel.module.css'
import { HotelField } from './hotel-field.tsx'
import type { HotelForm } from './use-hotel.ts'

interface SectionProps {
  name: SectionName | 'closing' | 'languages' | 'legal' | 'rates' | 'rooms'
  children: ReactNode
}

/** A heading with a description, and fields below. */
export function Section({ name, children }: SectionProps) {
  const { say } = useTexts()
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{say(`hotel.section.${name}`)}</h2>
        <p className={words['soft']}>{say(`hotel.about.${name}`)}</p>
      </header>
      <div className={styles['fields']}>{children}</div>
    </section>
  )
}

export function FieldSection({ name, form }: { name: SectionName; form: HotelForm }) {
  const { hotel } = useSession()
  return (
    <Section name={name}>
      {selectFields(name, hotel.partyWord).map(({ path, kind }) => (
        <HotelField key={path} path={path} kind={kind} form={form} />
      ))}
    </Section>
  )
}
