import pg from 'pg'

/**
 * Opens a separate connection as the owner of the tables, for what the application's role may not
 * do.
 */
export async function withOwner<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'foyer owner' })
  // Without a listener its loss would end the process; its user gets the error from the query.
  owner.on('error', () => {})
  try {
    await owner.connect()
    return await work(owner)
  } finally {
    await owner.end().catch(() => {})
  }
}
