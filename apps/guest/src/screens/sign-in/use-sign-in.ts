import { signInDevice } from '@foyer/contract/device.ts'
import { formatLicenseCode, normalizeLicenseCode } from '@foyer/domain/device/license-code.ts'
import { ensureProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'

/** Enrols this browser with a license code, and with an app key if the code doesn't include one. */
export function useSignIn() {
  const signIn = useCall(signInDevice)
  const wish = useIdempotencyKey()
  const [code, setCode] = useState(readCodeFromAddress)
  const [appKey, setAppKey] = useState('')
  const [asksAppKey, setAsksAppKey] = useState(false)
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<ProblemCode>()

  const missing = { code: code === '', appKey: asksAppKey && appKey.trim() === '' }

  async function submit() {
    setTried(true)
    if (missing.code || missing.appKey || signIn.isPending || leaving) return
    setProblem(undefined)
    const body = { licenseCode: normalizeLicenseCode(code), ...(asksAppKey && { appKey: appKey.trim() }) }
    try {
      const device = await signIn.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      if (device.appKey) {
        setLeaving(true)
        location.assign(buildHotelAddress(device, device.appKey))
      } else {
        setAsksAppKey(true)
        setTried(false)
      }
    } catch (caught) {
      setProblem(ensureProblem(caught).code)
    }
  }

  return {
    code,
    appKey,
    asksAppKey,
    busy: signIn.isPending || leaving,
    /** The code was found before, so what is not found now is the app key. */
    problem: problem === 'licenseNotFound' && asksAppKey ? ('appKeyNotFound' as const) : problem,
    isMissing: (field: 'code' | 'appKey') => tried && missing[field],
    typeCode(typed: string) {
      setCode(formatLicenseCode(typed))
      setAsksAppKey(false)
      setProblem(undefined)
    },
    typeAppKey(typed: string) {
      setAppKey(typed)
      setProblem(undefined)
    },
    submit,
  }
}

/**
 * Reads a code from the address's fragment, which is never sent to the server. It is only submitted
 * after a tap.
 */
function readCodeFromAddress(): string {
  const [, code = ''] = /^#([\dA-Z-]{16,19})$/i.exec(location.hash) ?? []
  return formatLicenseCode(code)
}

function buildHotelAddress({ companyId, hotelId }: { companyId: number; hotelId: number }, appKey: string): string {
  return `/pok/1/company/${companyId}/hotel/${hotelId}/lang/en/appkey/${encodeURIComponent(appKey.toLowerCase())}/`
}
