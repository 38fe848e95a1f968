import pg from 'pg'

export interface HeldTable {
  waiting(): Promise<number>
  /** Also called when the database has died. */
  release(): Promise<void>
}

export async function holdTable(databaseUrl: string, table: string): Promise<HeldTable> {
  const client = new pg.Client(databaseUrl)
  let isGone = false
  client.on('error', () => (isGone = true))
  await client.connect()
  await client.query(`begin; lock table ${client.escapeIdentifier(table)} in share mode`)
  return {
    async waiting() {
      const { rowCount } = await client.query(
        'select from pg_locks where relation = $1::regclass and not granted',
        [table],
      )
      return rowCount ?? 0
    },
    async release() {
      if (isGone) return
      isGone = true
      await client.end()
    },
  }
}
