import { whyNoFilm } from '@foyer/domain/face/face-source.ts'
import { FILM_MS } from '@foyer/domain/face/face-times.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { brightnessBefore } from '../../../flows/devices/brightness-before.ts'
import { canFilm, type Filmed, recordFilm } from '../../../flows/devices/record-film.ts'
import { say } from '../../../frame/accessibility/speech.ts'
import { currentNeeds } from '../../../site/needs.ts'
import { useSite } from '../../../site/site-context.tsx'

type WhyPicture = 'tooDark' | 'cannotFilm'

/**
 * Films the guest's face where the hotel requires it. A device that can't film, or has too little
 * light, takes a picture instead.
 */
export function useFilm(video: RefObject<HTMLVideoElement | null>) {
  const { site, label, language } = useSite()
  const isWanted = site.policies.face.source === 'video'
  const [instead, setInstead] = useState<WhyPicture | undefined>(() =>
    isWanted ? whyNoFilm({ canFilm: canFilm(), brightness: undefined }) : undefined,
  )
  const [part, setPart] = useState<number>()
  const running = useRef<ReturnType<typeof recordFilm>>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  /** Returns undefined if the guest stopped the film, or if a picture is needed instead. */
  async function film(): Promise<Blob | undefined> {
    const shown = video.current
    const why = whyNoFilm({ canFilm: shown !== null, brightness: brightnessBefore(shown) })
    if (why || !shown) return pictureInstead(why ?? 'cannotFilm')
    if (currentNeeds().spoken) void say(label('face.filming'), language)
    setPart(0)
    running.current = recordFilm(shown, { lengthMs: FILM_MS, onPart: setPart })
    const filmed = await running.current.done
    running.current = undefined
    setPart(undefined)
    return settled(filmed)
  }

  function settled(filmed: Filmed): Blob | undefined {
    if (filmed === 'stopped') return undefined
    return filmed === 'failed' ? pictureInstead('cannotFilm') : filmed.film
  }

  function pictureInstead(why: WhyPicture): undefined {
    setInstead(why)
  }

  return {
    source: isWanted && !instead ? ('video' as const) : ('picture' as const),
    /** Why a picture is taken although the hotel films. */
    instead,
    /** Progress from 0 to 1 while filming. */
    part,
    film,
    stop: () => running.current?.stop(),
    /** There may be more light by now. */
    again: () => setInstead((why) => (why === 'tooDark' ? undefined : why)),
  }
}
