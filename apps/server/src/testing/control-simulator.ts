/** What the simulated Apaleo and the simulated Mews at this address have in common. */
export function controlSimulator<Faults extends object>(url: string) {
  async function control<Answer>(what: string, body: object = {}): Promise<Answer> {
    const response = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }
  return {
    control,
    faults: (faults?: Faults) => control<object>('faults', faults),
    /** Sends webhooks to this address from now on. */
    sendWebhooks: (to: string) => control<object>('webhook', { url: to }),
    setTime: (now: string) => control<object>('time', { now }),
    /** What the hotel's owner saves by hand, by number or name. */
    save: async (what: string, name: string, form: Record<string, string>) => {
      await fetch(`${url}/owner/${what}/${encodeURIComponent(name)}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
    },
  }
}
