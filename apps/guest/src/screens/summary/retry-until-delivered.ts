import { HttpRejection } from '@foyer/web/api/call-api.ts'

const RETRY_DELAY_MS = 2_000
const TOO_MANY_REQUESTS = 429

/**
 * Retries a notification to the desk until the server accepts or rejects it, or the page closes;
 * idempotent by its key.
 */
export async function retryUntilDelivered(tell: (key: string) => Promise<unknown>): Promise<void> {
  const key = crypto.randomUUID()
  for (let isSettled = false; !isSettled; ) {
    isSettled = await tell(key).then(() => true, isRejected)
    if (!isSettled) await new Promise((later) => void setTimeout(later, RETRY_DELAY_MS))
  }
}

const isRejected = ({ cause }: Error): boolean =>
  cause instanceof HttpRejection && cause.status < 500 && cause.status !== TOO_MANY_REQUESTS
