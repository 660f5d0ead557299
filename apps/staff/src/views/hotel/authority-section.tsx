import { checkAuthority } from '@foyer/contract/staff/authority.ts'
import { authorities } from '@foyer/domain/authority/authorities.ts'
import type { AuthorityName } from '@foyer/domain/authority/authority-config.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { type FieldPath, selectFields } from './fields.ts'
import { HotelField } from './hotel-field.tsx'
import { Section } from './section.tsx'
import type { HotelForm } from './use-hotel.ts'

const always: readonly FieldPath[] = ['authority.name']
const credentials: readonly FieldPath[] = ['authority.mode', 'secrets.authority_user', 'secrets.authority_password']

/** What each authority has issued to the hotel. */
const asked: Readonly<Record<AuthorityName, readonly FieldPath[]>> = {
  file: [],
  ses: [...credentials, 'authority.landlordCode', 'authority.establishmentCode'],
  alloggiati: [...credentials, 'secrets.authority_key'],
  siba: [...credentials, 'authority.siba.code', 'authority.siba.establishment'],
  meldeschein: [],
  ficheDePolice: [],
  gaesteblatt: [],
}

/** The hotel's authority and credentials, and a check of them before anything is sent. */
export function AuthoritySection({ form }: { form: HotelForm }) {
  const { hotel } = useSession()
  const name = (form.valueOf('authority.name') ?? 'file') as AuthorityName
  const shown = [...always, ...asked[name]]
  return (
    <Section name="authority">
      {selectFields('authority', hotel.partyWord)
        .filter(({ path }) => shown.includes(path))
        .map(({ path, kind }) => (
          <HotelField key={path} path={path} kind={kind} form={form} />
        ))}
      {authorities[name].isSent && <Check isChanged={form.isChanged} />}
    </Section>
  )
}

const marks = {
  accepted: 'done',
  refused: 'needsPerson',
  noAnswer: 'unknown',
  notSet: 'needsPerson',
  nothingSent: 'notAsked',
} as const

function Check({ isChanged }: { isChanged: boolean }) {
  const { say } = useTexts()
  const complain = useProblemToast()
  const { mutate, data, isPending } = useCall(checkAuthority)
  return (
    <>
      <p>
        <Button busy={isPending} disabled={isChanged} onClick={() => mutate({}, { onError: complain })}>
          {say('hotel.authority.check')}
        </Button>
      </p>
      {isChanged && <p className={words['note']}>{say('hotel.authority.check.first')}</p>}
      {data && !isChanged && (
        <CallOut announced mark={marks[data.outcome]} title={say(`hotel.authority.outcome.${data.outcome}`)}>
          {data.text && <p>{data.text}</p>}
        </CallOut>
      )}
    </>
  )
}
