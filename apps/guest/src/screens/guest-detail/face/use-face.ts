import { requestFaceTurn, skipFace } from '@foyer/contract/face.ts'
import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CameraState, useCamera } from '../../../flows/devices/use-camera.ts'
import { useParty } from '../../../flows/party/use-party.ts'
import { openHelp } from '../../../frame/help/help.ts'
import { useIdempotencyKey } from '../../../journey/use-idempotency-key.ts'
import { useTrack } from '../../../journey/use-track.ts'
import { useProblems } from '../../../problems/problems-context.tsx'
import { useSite } from '../../../site/site-context.tsx'
import type { FaceStepProps } from './face-props.ts'
import { useComparison } from './use-comparison.ts'
import { useFaceToast } from './use-face-toast.ts'
import { useFilm } from './use-film.ts'

const failedStates: ReadonlySet<CameraState> = new Set(['refused', 'none', 'failed'])

/** The face step of one guest. Pictures exist only in memory while this step is shown. */
export function useFace({ guest, party: { reservation }, documentFace, onDone }: FaceStepProps) {
  const { site } = useSite()
  const problems = useProblems()
  const track = useTrack()
  const toast = useFaceToast()
  const { refresh } = useParty()
  const skip = useCall(skipFace)
  const wish = useIdempotencyKey()
  const camera = useCamera({ on: true, facing: 'user' })
  const { reference } = reservation
  const turn = useCall(requestFaceTurn)
  const film = useFilm(camera.video, requestSide)
  const [taken, setTaken] = useState<Blob>()
  const [busy, setBusy] = useState(false)
  const comparison = useComparison({
    reference,
    guestIndex: guest.index,
    onMatched: refresh,
    onSeen: () => onDone('matched'),
    // The picture of the document may have been the bad one.
    onRetry: () => {
      setTaken(undefined)
      film.again()
    },
  })
  const document = documentFace ?? taken

  const hasCamera = !failedStates.has(camera.state)
  const isLive = camera.state === 'live'
  const started = useEffectEvent(() => toast('fr_start'))
  const failed = useEffectEvent(() => {
    toast('fr_camera_error')
    if (!window.isSecureContext) track('error', 'camera needs https')
  })
  useEffect(() => {
    if (isLive) started()
  }, [isLive])
  useEffect(() => {
    if (!hasCamera) failed()
  }, [hasCamera])

  async function requestSide(): Promise<TurnSide | undefined> {
    try {
      return (await turn.mutateAsync({ body: { reference, guestId: guest.id }, key: crypto.randomUUID() })).side
    } catch (problem) {
      problems.show(problem, { action: 'Client update', code: reference, retry: take })
      return undefined
    }
  }

  async function take(): Promise<void> {
    const { source } = film
    const isFilmed = document && source === 'video'
    const picture = await (isFilmed ? film.film() : camera.takePicture())
    if (!picture) return
    if (!document) setTaken(picture)
    else await comparison.compare({ face: toFile(picture), documentFace: toFile(document) }, { source })
  }

  async function goWithout(why: 'skipped' | 'noCamera'): Promise<void> {
    film.stop()
    comparison.drop()
    const body = { reference, guestId: guest.id, why }
    setBusy(true)
    try {
      await skip.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      await refresh()
      onDone(why === 'skipped' ? 'skipped' : 'cameraFailed')
    } catch (problem) {
      problems.show(problem, { action: 'Client update', code: reference, retry: () => goWithout(why) })
    } finally {
      setBusy(false)
    }
  }

  return {
    name: guest.firstName,
    camera,
    hasCamera,
    isLive,
    /** What the camera captures next. */
    shot: document ? ('face' as const) : ('document' as const),
    film,
    phase: comparison.phase,
    /** Result of the last attempt, until the next one. */
    failed: comparison.failed,
    isLong: comparison.isLong,
    busy,
    take,
    mayGoWithout: !site.policies.face.required,
    goWithout: () => goWithout(hasCamera ? 'skipped' : 'noCamera'),
    toReception: () => openHelp('reception'),
    cancel: () => onDone('cancelled'),
    /** Only where the hotel shows the demo; the server decides the result. */
    demo: site.policies.demo.on
      ? () =>
          comparison.compare(
            { face: buildDemoPicture(), documentFace: buildDemoPicture() },
            { source: film.source, demo: true },
          )
      : undefined,
  }
}

export type Face = ReturnType<typeof useFace>

const toFile = (picture: Blob) => new File([picture], 'picture', { type: picture.type })

/** The demo sends a placeholder instead of a face. */
const buildDemoPicture = () => new File(['demo'], 'picture', { type: 'image/jpeg' })
