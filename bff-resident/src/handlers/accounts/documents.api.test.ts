import { describe, expect, it } from 'vitest'
import { folderToken } from '@portal/bff-pipeline'
import { newId } from '@portal/core/kernel'
import {
  ask,
  contractViolations,
  demoPassword,
  newCast,
  putAccount,
  putRequest,
  releaseAccount,
  type Role,
  standingViolations,
  testCity,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity()
const { resident: origin, staff } = city.origins
const cast = await newCast(city, 'resident')
const clerks = await newCast(city, 'staff')
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n')

const cookieOf = (role: Role) => `session=${cast.cookies[role]}`
// What the contract has just held an answer to.
const openedIn = (text: string) => JSON.parse(text) as Opened
const listedIn = (text: string) => JSON.parse(text) as Listed

interface Opened {
  readonly folderId: string
  readonly accessToken: string
}
interface Listed {
  readonly total: number
  readonly pages: number
  readonly canAdd: boolean
  readonly documents: readonly { id: string; name: string; type: string; url: string }[]
}

async function open(role: Role, path: string) {
  const answer = await ask(origin, `/api/box/${path}`, {
    headers: role === 'anonymous' ? {} : { cookie: cookieOf(role) },
  })
  const name = path.startsWith('util/') ? 'openAccountFolder' : 'openRequestFolder'
  expect(contractViolations(residentContract[name], answer)).toEqual([])
  return { status: answer.status, ...openedIn(answer.text) }
}

type Query = Readonly<Record<string, string>>

/** Looks into a folder as a web view does: without any session. */
async function list(folderId: string, query: Query) {
  const answer = await ask(origin, `/api/box/folders/${folderId}?${new URLSearchParams(query)}`)
  expect(contractViolations(residentContract.listDocuments, answer)).toEqual([])
  expect(standingViolations(origin, answer)).toEqual([])
  return { status: answer.status, trips: answer.trips, ...listedIn(answer.text) }
}

const add = (folderId: string, query: Query, file: File) => {
  const body = new FormData()
  body.set('file', file)
  return fetch(`${origin}/api/box/folders/${folderId}/files?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { origin },
    body,
    redirect: 'manual',
  })
}

const accountOf = (role: Role) => putAccount(city, cast.ids[role])

const send = (account: string, name: string, bytes: Uint8Array) =>
  ask(staff, `/api/box/util/${account}/documents?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: {
      origin: staff,
      cookie: `staff_session=${clerks.cookies.staff}`,
      'content-type': 'application/octet-stream',
    },
    body: Buffer.from(bytes),
  })

const mine = await putRequest(city, { userId: cast.ids.resident })
const theirs = await putRequest(city, { userId: cast.ids['another resident'] })
const account = await accountOf('resident')

describe('the folder of a request', () => {
  it('opens only for its sender', async () => {
    const own = await open('resident', mine)
    expect([own.status, own.folderId]).toEqual([200, mine])
    expect((await open('another resident', mine)).status).toBe(404)
    expect((await open('staff', mine)).status).toBe(404)
    expect((await open('anonymous', mine)).status).toBe(401)
    for (const none of ['x', '%2e%2e', encodeURIComponent("' or 1=1 --"), newId()]) {
      expect([none, (await open('resident', none)).status]).toEqual([none, 404])
    }
  })

  it('takes files while the request is open, and hands them out as harmless downloads', async () => {
    const { folderId, accessToken } = await open('resident', mine)
    const query = { boxToken: accessToken, sfId: mine }
    expect(await list(folderId, query)).toMatchObject({
      status: 200,
      total: 0,
      canAdd: true,
      trips: 1,
    })
    const sent = await add(folderId, query, new File([pdf], '../../\u202Efdp.evil<b>.html'))
    expect(sent.status).toBe(303)
    const back = new URL(sent.headers.get('location') ?? '', origin)
    expect([back.origin, back.pathname, back.searchParams.get('added')]).toEqual([
      origin,
      '/mobileWebView/box',
      '1',
    ])
    const { documents } = await list(folderId, query)
    expect(documents.map(({ name, type }) => [name, type])).toEqual([
      ['fdp.evil_b_.pdf', 'application/pdf'],
    ])
    const download = await ask(origin, documents[0]?.url ?? '')
    expect([...download.bytes]).toEqual([...pdf])
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    // Staff see it with the request, and that it came.
    const seen = await ask(staff, `/api/requests/${mine}`, {
      headers: { cookie: `staff_session=${clerks.cookies.staff}` },
    })
    expect(seen.text).toContain('"kind":"file"')
    expect(seen.text).toContain('fdp.evil_b_.pdf')
  })

  it.each([
    [new File([], 'empty.pdf'), 'File.Empty'],
    [new File(['<script>alert(1)</script>'], 'page.pdf'), 'File.KindNotTaken'],
    [new File(['%PDF-1.4 cut'], 'cut.pdf'), 'File.Incomplete'],
    [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf'), 'Error.TooLarge'],
  ])('says what is wrong with a file that it does not take: %#', async (file, code) => {
    const { folderId, accessToken } = await open('resident', mine)
    const before = await list(folderId, { boxToken: accessToken, sfId: mine })
    const sent = await add(folderId, { boxToken: accessToken, sfId: mine }, file)
    const back = new URL(sent.headers.get('location') ?? '', origin)
    expect([sent.status, back.searchParams.get('refused')]).toEqual([303, code])
    const after = await list(folderId, { boxToken: accessToken, sfId: mine })
    expect(after.total).toBe(before.total)
    const page = await fetch(back)
    expect([page.status, (await page.text()).includes('The document was not added')]).toEqual([
      200,
      true,
    ])
  })

  it('takes none once the request is closed', async () => {
    const closed = await putRequest(city, {
      userId: cast.ids.resident,
      status: 'Complete',
      closedAt: new Date(),
    })
    const { folderId, accessToken } = await open('resident', closed)
    const query = { boxToken: accessToken, sfId: closed }
    expect(await list(folderId, query)).toMatchObject({ canAdd: false })
    const sent = await add(folderId, query, new File([pdf], 'late.pdf'))
    expect(sent.headers.get('location')).toContain('refused=Document.ReadOnly')
    expect(await list(folderId, query)).toMatchObject({ total: 0 })
  })
})

describe('the folder of a utility account', () => {
  it('opens for the account’s owners, in any spelling of its number', async () => {
    expect(await open('resident', `util/${account.number}`)).toMatchObject({ folderId: account.id })
    const spaced = encodeURIComponent(`00${account.number} `)
    expect(await open('resident', `util/${spaced}`)).toMatchObject({ folderId: account.id })
    expect((await open('another resident', `util/${account.number}`)).status).toBe(404)
    for (const none of ['7', '7-1-1', '-', account.id]) {
      expect([none, (await open('resident', `util/${none}`)).status]).toEqual([none, 404])
    }
  })

  it('shows what staff put in until they take it out, and takes nothing from residents', async () => {
    const sent = await send(account.number, 'Bill <June>.pdf', pdf)
    expect(sent.status).toBe(201)
    const { id } = JSON.parse(sent.text) as { id: string }
    const { folderId, accessToken } = await open('resident', `util/${account.number}`)
    const query = { boxToken: accessToken, utilityAccount: account.number }
    const { documents, canAdd } = await list(folderId, query)
    expect([canAdd, documents.map(({ name }) => name)]).toEqual([false, ['Bill _June_.pdf']])
    const url = documents[0]?.url ?? ''
    expect([...(await ask(origin, url)).bytes]).toEqual([...pdf])
    const refused = await add(folderId, query, new File([pdf], 'mine.pdf'))
    expect(refused.headers.get('location')).toContain('refused=Document.ReadOnly')

    const other = await accountOf('another resident')
    const remove = (number: string) =>
      ask(staff, `/api/box/util/${number}/documents/${id}`, {
        method: 'DELETE',
        headers: { origin: staff, cookie: `staff_session=${clerks.cookies.staff}` },
      })
    expect((await remove(other.number)).status).toBe(404)
    expect((await remove(account.number)).status).toBe(200)
    expect((await list(folderId, query)).total).toBe(0)
    // Its bytes are gone too, even for an old link.
    expect((await ask(origin, url)).status).toBe(404)
    expect((await send('999999-1', 'a.pdf', pdf)).status).toBe(404)
    expect((await send(account.number, 'a.pdf', new TextEncoder().encode('<svg/>'))).status).toBe(
      400,
    )
  })

  it('has pages of 25, the newest first', async () => {
    for (let i = 1; i <= 26; i++) await send(account.number, `${i}.pdf`, pdf)
    const { folderId, accessToken } = await open('resident', `util/${account.number}`)
    const query = { boxToken: accessToken, utilityAccount: account.number }
    const first = await list(folderId, query)
    expect([first.total, first.pages, first.documents.length]).toEqual([26, 2, 25])
    expect(first.documents[0]?.name).toBe('26.pdf')
    const second = await list(folderId, { ...query, page: '2' })
    expect(second.documents.map(({ name }) => name)).toEqual(['1.pdf'])
    expect((await list(folderId, { ...query, page: '9' })).documents).toEqual([])
    for (const page of ['0', '-1', 'x', '1001']) {
      expect((await list(folderId, { ...query, page })).status).toBe(400)
    }
  })
})

describe('a folder’s token', async () => {
  const { folderId, accessToken } = await open('resident', mine)
  const other = await open('another resident', theirs)
  const [payload = '', mac = ''] = accessToken.split('.')
  const [foreign = '', foreignMac = ''] = other.accessToken.split('.')
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as object
  const written = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const asSfId = { boxToken: accessToken, sfId: mine }

  it.each([
    ['none', ''],
    ['half of it', payload],
    ['another signature', `${payload}.${foreignMac}`],
    ['another one’s words', `${foreign}.${mac}`],
    ['another folder’s', other.accessToken],
    ['a later end', `${written({ ...read(payload), expiresAt: 9e15 })}.${mac}`],
    ['another folder in it', `${written({ ...read(payload), folderId: theirs })}.${mac}`],
    [
      'signed with another key',
      folderToken('another secret, of so many letters', { ...grantOf(), folderId: mine }),
    ],
    ['what is no token', '../../etc/passwd'],
  ])('opens nothing when it is %s', async (_what, boxToken) => {
    const { status } = await list(folderId, { boxToken, sfId: mine })
    expect(status).toBe(404)
    const sent = await add(folderId, { boxToken, sfId: mine }, new File([pdf], 'a.pdf'))
    expect(sent.status).toBe(404)
  })

  it('opens its own folder alone, by what it was opened by', async () => {
    expect((await list(folderId, asSfId)).status).toBe(200)
    expect((await list(theirs, asSfId)).status).toBe(404)
    expect((await list(theirs, { boxToken: accessToken, sfId: theirs })).status).toBe(404)
    expect((await list(folderId, { boxToken: accessToken, sfId: theirs })).status).toBe(404)
    expect((await list(folderId, { boxToken: accessToken })).status).toBe(404)
    const asAccount = { boxToken: accessToken, utilityAccount: account.number }
    expect((await list(folderId, asAccount)).status).toBe(404)
    const ofAccount = await open('resident', `util/${account.number}`)
    const second = await accountOf('resident')
    const mixed = { boxToken: ofAccount.accessToken, utilityAccount: second.number }
    expect((await list(ofAccount.folderId, mixed)).status).toBe(404)
    expect((await list(second.id, mixed)).status).toBe(404)
  })

  it('ends with its time, and says so', async () => {
    const secret = 'local-only-secret-that-protects-nothing'
    const boxToken = folderToken(secret, { ...grantOf(), expiresAt: 1 })
    const expired = await list(mine, { boxToken, sfId: mine })
    expect([expired.status, expired]).toEqual([
      403,
      expect.objectContaining({ code: 'Document.LinkExpired' }),
    ])
    const query = new URLSearchParams({ folderId: mine, boxToken, sfId: mine })
    const page = await ask(origin, `/mobileWebView/box?${query}`)
    expect([page.status, page.text]).toEqual([
      403,
      expect.stringContaining('open the folder again'),
    ])
    // The same with time left opens it: nothing else kept it closed.
    const good = folderToken(secret, grantOf())
    expect((await list(mine, { boxToken: good, sfId: mine })).status).toBe(200)
  })

  it('is worth nothing once the folder is no longer its owner’s', async () => {
    const passing = await accountOf('resident')
    const { folderId: id, accessToken: boxToken } = await open('resident', `util/${passing.number}`)
    const query = { boxToken, utilityAccount: passing.number }
    expect((await list(id, query)).status).toBe(200)
    await releaseAccount(city, id)
    expect((await list(id, query)).status).toBe(404)
  })

  function grantOf() {
    return {
      kind: 'request' as const,
      folderId: mine,
      userId: cast.ids.resident,
      organizationId: null,
      expiresAt: Date.now() + 60_000,
    }
  }
})

describe('the folder’s page', async () => {
  const { folderId, accessToken: boxToken } = await open('resident', mine)
  const whole = { folderId, boxToken, sfId: mine }
  const page = (query: Query, cookie?: string) =>
    ask(origin, `/mobileWebView/box?${new URLSearchParams(query)}`, {
      headers: cookie ? { cookie } : {},
    })

  it.each(['anonymous', 'unverified', 'no contact', 'another resident', 'staff'] as const)(
    'opens by its token for who is %s',
    async (role) => {
      const answer = await page(whole, role === 'anonymous' ? undefined : cookieOf(role))
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('Streetlight problem')
      expect(answer.text).not.toContain('<script')
      expect(standingViolations(origin, answer)).toEqual([])
    },
  )

  it.each([
    {},
    { folderId, boxToken },
    { folderId, sfId: mine },
    { boxToken, sfId: mine },
    { ...whole, folderId: 'x' },
    { ...whole, boxToken: `${boxToken}x` },
    { ...whole, sfId: theirs },
  ])('shows no folder without all that it needs: %#', async (query) => {
    const answer = await page(query, cookieOf('resident'))
    expect([answer.status, answer.text.includes('Streetlight')]).toEqual([404, false])
    expect(answer.text).toContain('No folder to show')
  })

  it('offers to add a document, unless it is read-only', async () => {
    expect((await page(whole)).text).toContain('type="file"')
    expect((await page({ ...whole, readonly: 'false' })).text).toContain('type="file"')
    expect((await page({ ...whole, readonly: 'true' })).text).not.toContain('type="file"')
  })

  it('shows names as text, and says nothing that only its address says', async () => {
    const { text } = await page({ ...whole, refused: '<img src=x onerror=alert(1)>' })
    expect(text).not.toContain('onerror')
    expect(text).not.toContain('The document was not added')
  })
})

it('the demo city’s documents are there, with their bytes', async () => {
  const signIn = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@demo.example', password: demoPassword }),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const opened = await ask(origin, '/api/box/util/1001-5001', { headers: { cookie } })
  const { folderId, accessToken } = openedIn(opened.text)
  const query = { boxToken: accessToken, utilityAccount: '1001-5001' }
  const { documents, total } = await list(folderId, query)
  expect(total).toBe(28)
  for (const { url, type } of documents) {
    const { status, bytes } = await ask(origin, url)
    const text = Buffer.from(bytes).toString('latin1')
    expect([status, type, text.startsWith('%PDF-1.4'), text.trimEnd().endsWith('%%EOF')]).toEqual([
      200,
      'application/pdf',
      true,
      true,
    ])
  }
})
