import { Refusal } from '@foyer/web/api/call-api.ts'

const AGAIN_MS = 2_000
const TOO_MANY = 429

/**
 * Retries a notification to the desk until the server accepts or rejects it, or the page closes;
 * idempotent by its key.
 */
export async function untilHeard(tell: (key: string) => Promise<unknown>): Promise<void> {
  const key = crypto.randomUUID()
  for (let isSettled = false; !isSettled; ) {
    isSettled = await tell(key).then(() => true, isRefused)
    if (!isSettled) await new Promise((later) => void setTimeout(later, AGAIN_MS))
  }
}

const isRefused = ({ cause }: Error): boolean =>
  cause instanceof Refusal && cause.status < 500 && cause.status !== TOO_MANY
