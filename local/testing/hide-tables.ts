import pg from 'pg'

export interface HiddenTables {
  readonly names: readonly string[]
  show(): Promise<void>
}

/** Takes all tables but these out of reach, as if they did not exist. */
export async function hideTables(
  databaseUrl: string,
  shown: readonly string[],
): Promise<HiddenTables> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1)`,
    [shown],
  )
  const names = rows.map(({ name }) => name)
  const rename = (from: (name: string) => string, to: (name: string) => string) =>
    client.query(
      names
        .map((name) => {
          const [before, after] = [from(name), to(name)].map((each) =>
            client.escapeIdentifier(each),
          )
          return `alter table ${before} rename to ${after}`
        })
        .join(';'),
    )
  const itself = (name: string) => name
  const hidden = (name: string) => `hidden_${name}`
  await rename(itself, hidden)
  return {
    names,
    async show() {
      await rename(hidden, itself)
      await client.end()
    },
  }
}
