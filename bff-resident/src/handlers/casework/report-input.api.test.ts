import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { requestFiles } from '@portal/core/schema'
import { resourcesOf } from '@portal/core/texts'
import { ask, waitForMail, newCast, testCity } from '@portal/local/testing'
import { png, reportsIn } from './reports.fixture.ts'

const city = await testCity()
const origin = city.origins.resident
const { cookies } = await newCast(city, 'resident')
const { cookies: staff } = await newCast(city, 'staff')
const cookie = `session=${cookies.resident}`
const { call, cases, report, send, serviceId } = await reportsIn(city)

const page = (at: string, path: string, session: string) =>
  ask(at, path, { headers: { cookie: session } })
const staffPage = (path: string) => page(city.origins.staff, path, `staff_session=${staff.staff}`)

/** The texts of a refusal, in both languages. */
const sentences = (code: string) => {
  const [group = '', name = ''] = code.split('.')
  return (['en', 'es'] as const).map((language) => resourcesOf(language, [])[group]?.[name])
}
const expectSentences = (code: string) => {
  const [en = '', es = ''] = sentences(code)
  expect([en, es]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
  expect(en).not.toBe(es)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

describe('typed text stays text', () => {
  const hostile = {
    markup: '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;',
    formula: '=HYPERLINK("http://evil.example","Click")',
    emoji: 'La farola 🌳👩🏽‍🔧 está caída. שלום',
    controls: 'bell \u0007, escape \u001b[31m, and backwards \u202Etxt',
    templates: '{{number}} ${7*7} {{constructor.constructor("x")()}} %s $&',
  }

  it.each(Object.entries(hostile))('%s', async (_kind, description) => {
    const sent = await send({ description, extraDescription: description }, { cookie })
    expect(sent.status).toBe(201)
    const id = String(sent.body['id'])
    expect(await cases(description)).toHaveLength(1)
    const detail = await call('getRequest', `/salesforce/activity/Case/${id}`, { cookie })
    expect(detail.text).toContain(JSON.stringify(description).slice(1, -1))
    for (const shown of [
      await page(origin, `/activity-view/Case/${String(sent.body['caseNumber'])}`, cookie),
      await staffPage(`/requests/${id}`),
    ]) {
      expect(shown.text).toContain(escaped(description))
      expect(shown.text).not.toMatch(/<script>alert|<img src=x/)
    }
  })

  it('in a spreadsheet as well, which takes none of it for a formula', async () => {
    const description = '=HYPERLINK("http://evil.example")'
    expect((await send({ description }, { cookie })).status).toBe(201)
    const { text } = await staffPage('/api/requests/export')
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).not.toMatch(/(^|,)"?=HYPERLINK/m)
  })

  it('but for NUL and halves of characters, which no text of the database can hold', async () => {
    const sent = await send({ description: 'The \0lamp \ud83c is\0 dark.' }, { cookie })
    expect(sent.status).toBe(201)
    expect(await cases('The lamp \ufffd is dark.')).toHaveLength(1)
    const form = JSON.stringify({ form: { 'a\0b': 'c\0d' } })
    await call('saveDraft', `/drafts/${serviceId}`, { cookie, body: form })
    const { body } = await call('getDraft', `/drafts/${serviceId}`, { cookie })
    expect(body['draft']).toMatchObject({ form: { ab: 'cd' } })
    const places = await ask(origin, '/api/addresses?text=1001%00')
    expect(places.status).toBe(200)
  })

  it('in a mail as well, where it adds no header and no element', async () => {
    const to = `${crypto.randomUUID()}@home.example`
    const sent = await send({ guestEmail: to, description: 'Dark.' })
    const staffAsks = await ask(city.origins.staff, `/api/requests/${sent.body['id']}/question`, {
      method: 'POST',
      headers: {
        origin: city.origins.staff,
        cookie: `staff_session=${staff.staff}`,
        'content-type': 'application/json',
        'if-match': '"1"',
      },
      body: JSON.stringify({ text: '<script>alert(1)</script>\r\nBcc: all@evil.example\r\n🌳' }),
    })
    expect(staffAsks.status).toBe(200)
    const letter = await waitForMail(city.origins.mailbox, to, ({ text }) => text.includes('Bcc'))
    expect(letter.to).toEqual([to])
    expect(letter.html).not.toContain('<script>')
    expect(letter.html).toContain('&lt;script&gt;')
    expect(letter.text).not.toMatch(/^Bcc:/m)
  })

  it('is refused by its field where it is too long, and whole where it is far too long', async () => {
    const { status, body } = await send({ description: 'x'.repeat(1_000_000) }, { cookie })
    expect([status, body['code']]).toEqual([400, 'Util.FormContainsErrors'])
    expect(body['errors']).toEqual([{ field: 'description', code: 'Validation.Invalid' }])
    const limit = await send({ description: 'x'.repeat(4001) }, { cookie })
    expect(limit.status).toBe(400)
    expect((await send({ description: '🌳'.repeat(2000) }, { cookie })).status).toBe(201)
    const whole = await send({ description: 'x'.repeat(11_000_000) }, { cookie })
    expect([whole.status, whole.body['code']]).toEqual([413, 'Error.TooLarge'])
    for (const code of ['Util.FormContainsErrors', 'Error.TooLarge', 'Validation.Invalid'])
      expectSentences(code)
    const draft = JSON.stringify({ form: { description: 'x'.repeat(1_000_000) } })
    const kept = await call('saveDraft', `/drafts/${serviceId}`, { cookie, body: draft })
    expect(kept.status).toBe(413)
  })
})

/** A header with more pixels than any camera. */
function bomb(): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

const refused: readonly (readonly [what: string, name: string, bytes: Buffer, code: string])[] = [
  ['an empty file', 'a.png', Buffer.alloc(0), 'File.Empty'],
  ['SVG with a script', 'a.svg', Buffer.from('<svg onload="alert(1)"/>'), 'File.KindNotTaken'],
  [
    'HTML named .jpg',
    'a.jpg',
    Buffer.from('<!doctype html><script>1</script>'),
    'File.KindNotTaken',
  ],
  [
    'a program',
    'a.png',
    Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'),
    'File.KindNotTaken',
  ],
  [
    'an archive',
    'a.png',
    Buffer.from('PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0\0\0\0\0'),
    'File.KindNotTaken',
  ],
  ['a PDF', 'a.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'), 'File.KindNotTaken'],
  ['HEIC', 'a.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'File.KindNotTaken'],
  ['half a picture', 'a.png', png.subarray(0, 60), 'File.Incomplete'],
  ['a picture that unfolds to 3.6 gigapixels', 'a.png', bomb(), 'File.TooManyPixels'],
  ['one byte more than all may have', 'a.png', Buffer.alloc(10_485_761), 'Error.TooLarge'],
]

describe('a file that cannot be taken is refused with a sentence, and no report is made', () => {
  it.each(refused)('%s', async (what, name, bytes, code) => {
    const files = [{ name, bytes }]
    const { status, body } = await send({ description: what }, { cookie, files })
    expect([status, body['code']]).toEqual([code === 'Error.TooLarge' ? 413 : 400, code])
    expectSentences(code)
    expect(await cases(what)).toEqual([])
    const ahead = await call('addDraftFile', `/drafts/${serviceId}/files?name=${name}`, {
      cookie,
      body: bytes,
      type: 'application/octet-stream',
    })
    expect(ahead.body['code']).toBe(code)
  })

  it('more than ten, or more than 10 MB together', async () => {
    const many = Array.from({ length: 11 }, (_, i) => ({ name: `${i}.png`, bytes: png }))
    const tooMany = await send({ description: 'Eleven.' }, { cookie, files: many })
    expect([tooMany.status, tooMany.body['code']]).toEqual([400, 'File.TooMany'])
    expectSentences('File.TooMany')
    expectSentences('File.TogetherTooLarge')
    expect(await cases('Eleven.')).toEqual([])
  })
})

describe('a file that is taken is harmless', () => {
  it('under a random name, as a picture that cannot run scripts', async () => {
    const evil = [`../../etc/passwd`, 'photo\u202Egpj.exe', 'C:\\\\a<b>.html'].map((name) => ({
      name,
      bytes: Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
    }))
    const sent = await send({ description: 'Evil names.' }, { cookie, files: evil })
    const path = `/salesforce/activity/Case/${String(sent.body['id'])}`
    const detail = await call('getRequest', path, { cookie })
    const files: readonly { name: string; url: string }[] = detail.body['files'] ?? []
    expect(files.map(({ name }) => name)).toEqual(['passwd.png', 'photogpj.png', 'a_b_.png'])
    for (const { url } of files) {
      const served = await ask(origin, url)
      expect(served.bytes).toEqual(png)
      expect(served.headers.get('content-type')).toBe('image/png')
      expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

/** Sends the beginning of a request and hangs up. */
async function cutOff(path: string, type: string, beginning: Buffer): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  const head = [
    `POST /api${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `origin: ${origin}`,
    `cookie: ${cookie}`,
    `content-type: ${type}`,
    `content-length: ${beginning.length + 1000}`,
  ].join('\r\n')
  await new Promise((sent) =>
    socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), beginning]), sent),
  )
  socket.destroy()
  await once(socket, 'close')
}

it('an upload that breaks off leaves neither a file nor a report', async () => {
  const kept = () =>
    openDatabase(city.databaseUrl, city.neonEndpoint).read((builder) =>
      builder.select({ name: requestFiles.name }).from(requestFiles),
    )
  await cutOff(`/drafts/${serviceId}/files?name=cut.png`, 'application/octet-stream', png)
  const data = JSON.stringify(report({ description: 'Cut off.' }))
  const part = `--x\r\ncontent-disposition: form-data; name="reportData"\r\n\r\n${data}\r\n`
  await cutOff('/reports', 'multipart/form-data; boundary=x', Buffer.from(part))
  // A user served after them sees none of their data.
  expect((await send({ description: 'The next one.' }, { cookie })).status).toBe(201)
  expect((await kept()).map(({ name }) => name)).not.toContain('cut.png')
  expect(await cases('Cut off.')).toEqual([])
})
