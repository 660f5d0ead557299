import FileText from 'lucide-react/icons/file-text'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { Erasures } from './erasures.tsx'
import { LostCodes } from './lost-codes.tsx'
import { PoliceRegister } from './police-register.tsx'
import styles from './registers.module.css'
import { ReportsBoard } from './reports-board.tsx'
import { useRegisters } from './use-registers.ts'

/** What the hotel must record about its guests, report, and erase. */
export function RegistersView({ at }: { at: Place }) {
  const { say, day: dayWords } = useTexts()
  const { mayDo } = useSession()
  const address = useAddress()
  const { register, problem, again, isBusy, makeCards, report } = useRegisters(at.params['day'])
  const choose = register && (
    <TextField
      label={say('registers.day')}
      type="date"
      max={register.today}
      value={register.day}
      onChange={({ target }) => target.value && address.go(place('registers', { day: target.value }), 'replace')}
    />
  )
  return (
    <Page title={say('registers.title')} sub={register && dayWords(register.day)} act={choose}>
      {problem && <LoadProblem problem={problem} onAgain={again} />}
      {!problem && !register && <Loading />}
      {register && (
        <ScrollRegion label={say('registers.region')}>
          <ReportsBoard />
          <section className={styles['part']}>
            <h2>{say('registers.cards')}</h2>
            <p>{say('registers.arrived', { guests: register.guests, stays: register.stays })}</p>
            <p className={words['note']}>{say('registers.cards.note')}</p>
            <p>
              <Button busy={isBusy} disabled={register.guests === 0} onClick={() => makeCards(register.day)}>
                <FileText size={16} aria-hidden />
                {say('registers.cards.make')}
              </Button>
            </p>
          </section>
          <PoliceRegister register={register} isBusy={isBusy} onReport={(format) => report(register.day, format)} />
          <LostCodes />
          {mayDo('answerDataRequests') && <Erasures />}
        </ScrollRegion>
      )}
    </Page>
  )
}
