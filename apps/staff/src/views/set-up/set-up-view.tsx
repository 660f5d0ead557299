import type { SetUpOutcome } from '@foyer/contract/staff/set-up.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { products } from '@foyer/domain/mode/products.ts'
import { type ComponentType, type FormEvent, useEffect, useRef } from 'react'
import { EntranceFrame } from '../../frame/entrance-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { LicenseCode } from '../../parts/license-code.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import words from '../../theme/words.module.css'
import { TextsProvider, useTexts } from '../../wordings/texts-context.tsx'
import { AdministratorPage, CodePage } from './administrator-pages.tsx'
import { DevicesPage } from './devices-page.tsx'
import { HotelPage } from './hotel-page.tsx'
import { RoomsPage } from './rooms-page.tsx'
import styles from './set-up.module.css'
import { type SetUpForm, type Step, steps, useSetUp } from './use-set-up.ts'

const pages: Readonly<Record<Step, ComponentType<{ form: SetUpForm }>>> = {
  code: CodePage,
  administrator: AdministratorPage,
  hotel: HotelPage,
  rooms: RoomsPage,
  devices: DevicesPage,
}

/** Sets up a hotel or a rental: five short pages, then the codes of its devices, shown once. */
export function SetUpView({ onDone }: { onDone: () => void }) {
  const { language, say, of } = useTexts()
  const form = useSetUp(languages.find((one) => one === language) ?? 'en', say('channel.kiosk'))
  const { outcome, draft } = form
  return (
    <TextsProvider words={of(products[draft.product].partyWord)}>
      {outcome ? <Done outcome={outcome} onDone={onDone} /> : <Pages form={form} />}
    </TextsProvider>
  )
}

function Pages({ form }: { form: SetUpForm }) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const head = useRef<HTMLHeadingElement>(null)
  const { step, problem } = form
  useEffect(() => {
    if (step !== 'code') head.current?.focus()
  }, [step])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) form.next()
  }
  const CurrentPage = pages[step]
  const refusedCode = problem?.code === 'licenseNotFound' || problem?.code === 'notFound'
  return (
    <EntranceFrame wide note={say('setUp.sub')}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <ol className={styles['steps']} aria-label={say('setUp.steps')}>
          {steps.map((one, index) => (
            <li
              key={one}
              aria-current={one === step ? 'step' : undefined}
              className={index < steps.indexOf(step) ? styles['past'] : undefined}
            >
              {say(`setUp.step.${one}`)}
            </li>
          ))}
        </ol>
        <h1 ref={head} tabIndex={-1}>
          {step === 'code' ? say('setUp.title') : say(`setUp.${step}.title`)}
        </h1>
        {problem && <CallOut announced mark="failed" title={refusedCode ? say('setUp.refused') : textOf(problem)} />}
        <CurrentPage form={form} />
        <div className={styles['foot']}>
          {form.back && (
            <Button big onClick={form.back}>
              {say('setUp.back')}
            </Button>
          )}
          <span className={words['grow']} />
          <Button type="submit" look="primary" big busy={form.isBusy}>
            {say(form.isLast ? 'setUp.go' : 'setUp.next')}
          </Button>
        </div>
      </form>
    </EntranceFrame>
  )
}

function Done({ outcome, onDone }: { outcome: SetUpOutcome; onDone: () => void }) {
  const { say } = useTexts()
  const address = useAddress()
  return (
    <EntranceFrame wide>
      <div className={styles['form']}>
        <h1>{say('setUp.done.title')}</h1>
        <p className={words['soft']}>{say(outcome.licenses.length > 0 ? 'setUp.done.text' : 'setUp.done.none')}</p>
        {outcome.licenses.map(({ code, name }) => (
          <LicenseCode key={code} label={say('enrol.code', { name })} code={code} />
        ))}
        <p>
          {say('setUp.done.guest')}{' '}
          <a className={words['link']} href={outcome.guestAddress}>
            {new URL(outcome.guestAddress, location.origin).href}
          </a>
        </p>
        <div className={styles['foot']}>
          <Button
            look="primary"
            big
            onClick={() => {
              onDone()
              address.go(place('arrivals'), 'replace')
            }}
          >
            {say('setUp.done.signIn')}
          </Button>
        </div>
      </div>
    </EntranceFrame>
  )
}
