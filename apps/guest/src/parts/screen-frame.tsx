import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import css from './screen-frame.module.css'
import { ScrollButtons } from './scroll-buttons.tsx'
import { type Steps, StepsLine } from './steps-line.tsx'
import { useDeviceClass } from './use-device-class.ts'
import { useOverflow } from './use-overflow.ts'
import { useTapGuard } from './use-tap-guard.ts'

export interface ScreenFrameProps {
  question: string
  hint?: ReactNode
  /** More content on the wall below the question, such as the room number. */
  wall?: ReactNode
  picture?: ReactNode
  /** A scene behind the question rather than a freestanding object. */
  pictureFills?: boolean
  /** How much of a picture a phone shows. By default a scene is small and an object is hidden. */
  pictureOnPhone?: 'none' | 'small' | 'tall'
  mark: { name: string; icon: ReactNode }
  steps?: Steps
  tools?: ReactNode
  /** Accessible name of the group of tools. */
  toolsLabel?: string
  back?: { label: string; onPress: () => unknown; disabled?: boolean }
  primary?: ReactNode
  secondary?: ReactNode
  /** Shows scroll buttons if the answer is scrollable. */
  scroll?: { up: string; down: string }
  /** The answer takes the full height, such as a camera or signature pad. */
  answerFills?: boolean
  /** `key`: on a kiosk the picture is next to the wall's text. */
  shape?: 'plain' | 'key'
  children?: ReactNode
}

/**
 * The frame of every screen: the wall has logo, steps
 * and question; the desk has answer and actions.
 */
export function ScreenFrame(props: ScreenFrameProps) {
  const { question, picture, pictureFills = false, steps, tools, back, scroll, shape = 'plain' } = props
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const asked = useRef('')
  const headingId = useId()
  const arrival = useTapGuard(question)
  const overflows = useOverflow(answer)
  const toolsLast = useDeviceClass(frame) === 'kiosk'
  const toolGroup = tools && (
    <section className={css['tools']} aria-label={props.toolsLabel}>
      {tools}
    </section>
  )

  // A new question is a new screen, so it is read out,
  // unless the screen has focused its own answer.
  useEffect(() => {
    if (asked.current === question) return
    asked.current = question
    const focused = document.activeElement
    if (answer.current?.contains(focused) || focused?.closest('dialog[open]')) return
    heading.current?.focus({ preventScroll: true })
    answer.current?.scrollTo?.({ top: 0 })
  }, [question])

  return (
    <div
      ref={frame}
      className={css['screen']}
      data-shape={shape}
      data-picture={picture ? (pictureFills ? 'fills' : 'stands') : 'none'}
      data-phone-picture={props.pictureOnPhone ?? (pictureFills ? 'small' : 'none')}
    >
      <header className={css['contents']}>
        <p className={`${css['mark']} on-wall`} data-mark>
          {props.mark.icon}
          <span>{props.mark.name}</span>
        </p>
        {steps && (
          <div className={css['steps']}>
            <StepsLine {...steps} />
          </div>
        )}
        {!toolsLast && toolGroup}
      </header>
      <main className={css['contents']}>
        <div className={`${css['ask']} on-wall`}>
          {question && (
            <h1 ref={heading} id={headingId} className={css['question']} tabIndex={-1}>
              {question}
            </h1>
          )}
          {props.hint && <p className={css['hint']}>{props.hint}</p>}
          {props.wall}
        </div>
        {picture && (
          <div className={css['picture']} aria-hidden="true">
            {picture}
          </div>
        )}
        <div className={css['stage']} />
        <div
          ref={answer}
          className={css['answer']}
          data-fills={props.answerFills || undefined}
          {...(overflows && { role: 'region', tabIndex: 0, 'aria-labelledby': headingId })}
        >
          <div className={css['inner']}>{props.children}</div>
        </div>
        {scroll && (
          <div className={css['scroll']}>
            <ScrollButtons target={answer} {...scroll} />
          </div>
        )}
        {(back || props.primary || props.secondary) && (
          <div className={css['actions']} {...arrival}>
            {back && (
              <Button
                kind="back"
                icon={<ArrowLeft data-turns />}
                onPress={back.onPress}
                disabled={back.disabled ?? false}
              >
                {back.label}
              </Button>
            )}
            {props.secondary}
            {props.primary}
          </div>
        )}
      </main>
      {toolsLast && toolGroup}
    </div>
  )
}
