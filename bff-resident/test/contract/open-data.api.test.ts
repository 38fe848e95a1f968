import { afterAll, describe, expect, it } from 'vitest'
import { ask, standingViolations, startTestCity } from '@portal/local/testing'

const city = await startTestCity()
afterAll(() => city.stop())
const origin = city.origins.resident
const at = (path: string) => `/api/open-data${path}`

interface Listed {
  readonly dataSets: readonly {
    readonly name: string
    readonly rows: number | null
    readonly columns: readonly { readonly name: string; readonly about: string }[]
    readonly files: readonly {
      readonly format: string
      readonly mediaType: string
      readonly path: string
      readonly size: number | null
    }[]
  }[]
}
// The contract tests hold its shape.
const list = async (language = 'en') =>
  JSON.parse(
    (await ask(origin, at(''), { headers: { 'accept-language': language } })).text,
  ) as Listed

/** The names of a file's columns, and how many rows it has. */
function partsOf(text: string, mediaType: string): { names: readonly string[]; rows: number } {
  if (mediaType === 'text/csv') {
    // A quoted field may have lines of its own.
    const [header = '', ...records] = text
      .trimEnd()
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split('\r\n')
    return { names: header.split(','), rows: records.length }
  }
  const read = JSON.parse(text)
  const rows: readonly object[] =
    mediaType === 'application/json'
      ? read
      : read.features.map(({ properties }: { properties: object }) => properties)
  return { names: Object.keys(rows[0] ?? {}), rows: rows.length }
}

// Before the first night.
const early = await ask(origin, at('/services.csv'))
const earlyPage = await ask(origin, '/open-data', { headers: { cookie: 'language=en' } })
await city.runScheduled('17 * * * *')
const listed = await list()
const files = listed.dataSets.flatMap((set) => set.files.map((file) => ({ ...file, set })))

describe('before the first night', () => {
  it('a file is made for the request, and kept for a short time', () => {
    expect(early.status).toBe(200)
    expect(early.text).toMatch(/^slug,name_en,name_es,/)
    expect(early.headers.get('etag')).toBeNull()
    expect(early.headers.get('cache-control')).toBe('public, max-age=300')
    expect(standingViolations(origin, early)).toEqual([])
  })

  it('the page says so, and leads to the files', () => {
    expect(earlyPage.text).toContain('Not made yet')
    expect(earlyPage.text).toContain('href="/api/open-data/requests.geojson"')
  })
})

describe('after the night', () => {
  it.each(files)('$path is as the list says', async ({ path, mediaType, size, set }) => {
    const answer = await ask(origin, `/api${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(mediaType)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${path.replace('/open-data/', '')}"`,
    )
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('etag')).toMatch(/^"[^"]+"$/)
    expect(Date.parse(answer.headers.get('last-modified') ?? '')).toBeGreaterThan(0)
    expect(standingViolations(origin, answer)).toEqual([])
    expect(answer.bytes.length).toBe(size)
    const { names, rows } = partsOf(answer.text, mediaType)
    expect(names).toEqual(set.columns.map((column) => column.name))
    expect(rows).toBe(set.rows)
  })

  it('a file that the caller has is not sent again, and costs no round trip', async () => {
    const first = await ask(origin, at('/permits.json'))
    const etag = first.headers.get('etag') ?? 'none'
    const again = await ask(origin, at('/permits.json'), { headers: { 'if-none-match': etag } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.trips).toBe(0)
    const other = await ask(origin, at('/permits.json'), { headers: { 'if-none-match': '"old"' } })
    expect(other.status).toBe(200)
  })

  it('HEAD has the headers alone', async () => {
    const answer = await ask(origin, at('/requests.csv'), { method: 'HEAD' })
    expect([answer.status, answer.bytes.length]).toEqual([200, 0])
    expect(answer.headers.get('content-type')).toBe('text/csv')
  })

  it.each(['/nothing.csv', '/boards.geojson', '/requests', '/requests.xml', '/..%2Fsecret.csv'])(
    '%s is refused',
    async (path) => {
      const answer = await ask(origin, at(path))
      expect([400, 404]).toContain(answer.status)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    },
  )

  it('the list is in the reader’s language', async () => {
    const [english, spanish] = [await list('en'), await list('es')]
    const about = ({ dataSets }: Listed) => dataSets[0]?.columns[0]?.about
    expect(about(english)).toBe('The request’s number, as in Open311.')
    expect(about(spanish)).toBe('El número de la solicitud, como en Open311.')
  })

  it('the catalog for other sites has every file at an address that answers', async () => {
    const answer = await ask(origin, at('/catalog.jsonld'))
    expect(answer.headers.get('content-type')).toBe('application/ld+json')
    expect(standingViolations(origin, answer)).toEqual([])
    const { dataset } = JSON.parse(answer.text) as {
      dataset: { distribution: { downloadURL: string }[] }[]
    }
    const addresses = dataset.flatMap(({ distribution }) =>
      distribution.map(({ downloadURL }) => downloadURL),
    )
    expect(addresses).toHaveLength(files.length)
    const [first = ''] = addresses
    const { pathname } = new URL(first)
    expect((await ask(origin, pathname)).status).toBe(200)
  })

  it('the page has each data set with its rows, and says of when they are', async () => {
    const { text } = await ask(origin, '/open-data', { headers: { cookie: 'language=es' } })
    expect(text).not.toContain('Todavía no está hecho')
    for (const { name } of listed.dataSets) expect(text).toContain(`id="${name}"`)
    for (const { path } of files) expect(text).toContain(`href="/api${path}"`)
  })
})
