import { readLobbyCode } from '@foyer/contract/key-proof.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useState } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './lobby-code.module.css'

const RETRY_DELAY_MS = 10_000

/** Rotating code that proves a guest with a phone is in the lobby. */
export function LobbyCode() {
  const { label } = useSite()
  const caller = useCaller()
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      const read = await callApi(readLobbyCode, {}, caller).catch(() => undefined)
      if (isGone) return
      // A code that may have expired is not shown.
      setCode(read?.code)
      timer = setTimeout(look, read?.seconds ? read.seconds * 1_000 : RETRY_DELAY_MS)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [caller])
  if (!code) return null
  return (
    <Notice kind="plain">
      {label('lobby-code.words')} <strong className={css['code']}>{code}</strong>
    </Notice>
  )
}
