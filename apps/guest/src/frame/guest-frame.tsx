import { useEffect } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { findSteps, toStepScreen } from '../journey/steps.ts'
import { ScreenFrame, type ScreenFrameProps } from '../parts/screen-frame.tsx'
import { useSite } from '../site/site-context.tsx'
import { useApplyNeeds } from './accessibility/use-apply-needs.ts'
import { useSpokenGuidance } from './accessibility/use-spoken-guidance.ts'
import { HelpDialogs } from './help/help-dialogs.tsx'
import { HotelMark } from './hotel-mark.tsx'
import { ScreenTexts, useScreenAssets } from './screen-assets.tsx'
import { ScreenButtons } from './screen-buttons.tsx'
import { Tools } from './tools.tsx'

type GuestFrameProps = Omit<ScreenFrameProps, 'mark' | 'steps' | 'tools' | 'toolsLabel' | 'back'> & {
  onBack?: () => unknown
  /** Progress within the current step: a visible text, and a fraction from 0 to 1. */
  progress?: { detail?: string; part?: number }
  /** Hides the steps when this screen is used outside the usual path. */
  offTheLine?: boolean
}

/** A screen of this hotel: logo, steps, tools and a back button. */
export function GuestFrame({ onBack, progress, offTheLine = false, ...props }: GuestFrameProps) {
  const { site, hotel, label } = useSite()
  const { place } = useJourney()
  const steps = offTheLine ? undefined : findSteps(site, toStepScreen(place))
  useEffect(() => {
    document.title = `${props.question} · ${hotel.name}`
  }, [props.question, hotel.name])
  const { words, ...ofHotel } = useScreenAssets()
  useApplyNeeds()
  useSpokenGuidance(props.question)
  return (
    <>
      <ScreenFrame
        {...props}
        {...ofHotel}
        mark={{ name: site.hotelInfo.name ?? hotel.name, icon: <HotelMark /> }}
        tools={<Tools />}
        toolsLabel={label('tools.label')}
        scroll={{ up: label('scroll.up'), down: label('scroll.down') }}
        {...(onBack && { back: { label: label('back'), onPress: onBack } })}
        {...(steps && {
          steps: {
            names: steps.names.map((name) => label(`step.${name}`)),
            current: steps.current,
            now: label(`step.${steps.names[steps.current]}`),
            detail: progress?.detail ?? label('steps.of', { current: steps.current + 1, total: steps.names.length }),
            label: label('steps.label'),
            doneWord: label('steps.done'),
            ...(progress?.part !== undefined && { part: progress.part }),
          },
        })}
      >
        {props.children}
        <ScreenTexts words={words} />
        <ScreenButtons />
      </ScreenFrame>
      <HelpDialogs />
    </>
  )
}
