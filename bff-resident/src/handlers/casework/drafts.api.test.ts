import { beforeEach, describe, expect, it } from 'vitest'
import { ask, callerOf, newCast, reportServiceOf, testCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'demo' })
const origin = city.origins.resident
const cast = await newCast(city, 'resident')

const call = callerOf(origin, residentContract)

const resident = `session=${cast.cookies.resident}`
const another = `session=${cast.cookies['another resident']}`

const serviceOf = (category: string) => reportServiceOf(origin, category)

/** Four by two pixels, with a location in a comment that must be removed. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAHklEQVR4AWIyTjvzH4TPGBv/B2GmmWfTGUCYAQoAAAAA//8Xv4ekAAAABklEQVQDABexDMnxPaV3AAAAAElFTkSuQmCC',
  'base64',
)
const place = 'Author\u000041.8781 N'
const chunk = Buffer.concat([
  Buffer.from([0, 0, 0, place.length]),
  Buffer.from(`tEXt${place}`),
  Buffer.alloc(4),
])
const photo = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])

const send = (serviceId: string, cookie: string, body: Buffer = photo, name = 'lamp.png') =>
  call('addDraftFile', `/drafts/${serviceId}/files?name=${encodeURIComponent(name)}`, {
    cookie,
    body,
    type: 'application/octet-stream',
  })

const report = (serviceId: string, cookie: string, more: object = {}) => {
  const data = JSON.stringify({
    activityId: serviceId,
    address: '100 Millrace St',
    position: { latitude: 42.04, longitude: -88.29 },
    description: 'The lamp by the gate is dark.',
    streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' },
    ...more,
  })
  return call('createReport', '/reports', {
    cookie,
    type: 'multipart/form-data; boundary=x',
    body: `--x\r\ncontent-disposition: form-data; name="reportData"\r\n\r\n${data}\r\n--x--\r\n`,
  })
}

interface File {
  readonly name: string
  readonly url: string
}

async function filesOf(id: unknown): Promise<readonly File[]> {
  const { body } = await call('getRequest', `/salesforce/activity/Case/${String(id)}`, {
    cookie: resident,
  })
  return body['files'] ?? []
}

describe('a draft', () => {
  it('is restored only for its own user', async () => {
    const serviceId = await serviceOf('sidewalk')
    const form = JSON.stringify({ form: { description: 'A slab stands up.' } })
    await call('saveDraft', `/drafts/${serviceId}`, { cookie: resident, body: form })
    const mine = await call('getDraft', `/drafts/${serviceId}`, { cookie: resident })
    expect(mine.body['draft']).toMatchObject({
      form: { description: 'A slab stands up.' },
      files: [],
    })
    const theirs = await call('getDraft', `/drafts/${serviceId}`, { cookie: another })
    expect(theirs.body['draft']).toBeNull()
    await call('deleteDraft', `/drafts/${serviceId}`, { cookie: resident })
    const after = await call('getDraft', `/drafts/${serviceId}`, { cookie: resident })
    expect(after.body['draft']).toBeNull()
  })

  it('of a guest is there again on their device, by a secret no script can read', async () => {
    const serviceId = await serviceOf('trees')
    const form = JSON.stringify({ form: { description: 'It fell.' } })
    const saved = await call('saveDraft', `/drafts/${serviceId}`, { body: form })
    const cookie = saved.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    const device = cookie.split(';')[0] ?? ''
    const again = await call('getDraft', `/drafts/${serviceId}`, { cookie: device })
    expect(again.body['draft']).toMatchObject({ form: { description: 'It fell.' } })
    expect((await call('getDraft', `/drafts/${serviceId}`)).body['draft']).toBeNull()
  })

  it('keeps what parts of it saved, whichever comes first, up to a size', async () => {
    const serviceId = await serviceOf('sidewalk')
    const part = (form: object) =>
      call('saveDraft', `/drafts/${serviceId}`, {
        cookie: resident,
        body: JSON.stringify({ form, isPart: true }),
      })
    await Promise.all([part({ street: 'Oak' }), part({ name: 'Pat' }), part({ phone: '' })])
    await part({ name: 'Sam' })
    const { body } = await call('getDraft', `/drafts/${serviceId}`, { cookie: resident })
    expect(body['draft']).toMatchObject({ form: { street: 'Oak', name: 'Sam', phone: '' } })
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      statuses.push((await part({ [name]: 'x'.repeat(45_000) })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 413])
    await call('deleteDraft', `/drafts/${serviceId}`, { cookie: resident })
  })

  it('hands its pictures to the report that it becomes, without the place where they were taken', async () => {
    const serviceId = await serviceOf('streetlight')
    expect((await send(serviceId, resident)).status).toBe(201)
    const dropped = await send(serviceId, resident, photo, '../other\u202E.png')
    expect(dropped.body).toMatchObject({ name: 'other.png' })
    const fileId = String(dropped.body['id'])
    await call('removeDraftFile', `/drafts/${serviceId}/files/${fileId}`, { cookie: resident })
    const created = await report(serviceId, resident)
    const files = await filesOf(created.body['id'])
    expect(files).toMatchObject([{ name: 'lamp.png', type: 'image/png', by: 'resident' }])
    const draft = await call('getDraft', `/drafts/${serviceId}`, { cookie: resident })
    expect(draft.body['draft']).toBeNull()

    const served = await ask(origin, files[0]?.url ?? '')
    expect(served.status).toBe(200)
    expect(served.bytes).toEqual(png)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''lamp.png",
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    const forged = await ask(origin, `${files[0]?.url ?? ''}x`)
    expect(forged.status).toBe(404)
  })

  it.each([
    ['nothing', Buffer.alloc(0), 400],
    ['a script in a picture’s clothes', Buffer.from('<svg onload="alert(1)"/>'), 400],
    ['half a picture', photo.subarray(0, 60), 400],
    ['one byte too much', Buffer.alloc(10_485_761), 413],
  ])('refuses %s', async (_what, body, status) => {
    expect((await send(await serviceOf('streetlight'), resident, body)).status).toBe(status)
  })

  it('takes ten files and not one more, also when they come at once', async () => {
    const serviceId = await serviceOf('graffiti')
    const answers = await Promise.all(Array.from({ length: 13 }, () => send(serviceId, resident)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const codes = answers.filter(({ status }) => status !== 201).map(({ body }) => body['code'])
    expect(codes).toEqual(['File.TooMany', 'File.TooMany', 'File.TooMany'])
  })
})

describe('a report that brings its pictures along', () => {
  it('has them, and leaves a draft of the same service alone', async () => {
    const serviceId = await serviceOf('streetlight')
    await send(serviceId, resident, photo, 'draft.png')
    const data = JSON.stringify({
      activityId: serviceId,
      address: '100 Millrace St',
      position: { latitude: 42.04, longitude: -88.29 },
      description: 'Dark.',
      streetlight: { poleType: 'METAL', problem: 'FLICKERS' },
    })
    const part = (head: string, body: Buffer) =>
      Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
        body,
        Buffer.from('\r\n'),
      ])
    const created = await call('createReport', '/reports', {
      cookie: resident,
      type: 'multipart/form-data; boundary=x',
      body: Buffer.concat([
        part('name="reportData"', Buffer.from(data)),
        part('name="file-1-name"; filename="a.png"', photo),
        part('name="file-2-name"; filename="b.png"', photo),
        Buffer.from('--x--\r\n'),
      ]),
    })
    expect(created.status).toBe(201)
    const names = (await filesOf(created.body['id'])).map(({ name }) => name)
    expect(names).toEqual(['a.png', 'b.png'])
    const { body } = await call('getDraft', `/drafts/${serviceId}`, { cookie: resident })
    expect(body['draft']).toMatchObject({ files: [{ name: 'draft.png' }] })
  })
})

interface Listed {
  readonly id: string
  readonly thumbnail: string | null
}

describe('a thumbnail', () => {
  /** A valid PNG of this size with this many bytes, though its data cannot be drawn. */
  function pictureOf(side: number, length = 100): Buffer {
    const header = Buffer.from(png.subarray(0, 33))
    header.writeUInt32BE(side, 16)
    header.writeUInt32BE(side, 20)
    const end = png.subarray(-12)
    const data = Buffer.alloc(length - header.length - end.length)
    data.writeUInt32BE(data.length - 12)
    data.write('IDAT', 4, 'latin1')
    return Buffer.concat([header, data, end])
  }
  const setThumbnail = (serviceId: string, fileId: unknown, cookie: string, body: Buffer) =>
    call('setThumbnail', `/drafts/${serviceId}/files/${String(fileId)}/thumbnail`, {
      cookie,
      body,
      type: 'application/octet-stream',
    })
  const listedOf = async (id: unknown, cookie = resident) => {
    const { body } = await call('listRequests', '/salesforce/inProgress', { cookie })
    // The contract's RequestItem.
    const { inProgress = [], following = [] } = body as Readonly<Record<string, readonly Listed[]>>
    const all = [...inProgress, ...following]
    const found = all.find((one) => one.id === id)
    if (!found) throw new Error('not listed')
    return found.thumbnail ?? ''
  }

  beforeEach(async () => {
    const serviceId = await serviceOf('streetlight')
    await call('deleteDraft', `/drafts/${serviceId}`, { cookie: resident })
  })

  it('sent along with a large picture is what lists show of it, to its sender alone', async () => {
    const serviceId = await serviceOf('streetlight')
    const large = await send(serviceId, resident, pictureOf(2000, 200_000))
    const small = pictureOf(168)
    expect((await setThumbnail(serviceId, large.body['id'], another, small)).status).toBe(404)
    expect((await setThumbnail(serviceId, large.body['id'], resident, small)).status).toBe(200)
    const { id } = (await report(serviceId, resident)).body
    const served = await ask(origin, await listedOf(id))
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(served.bytes).readUInt32BE(16)).toBe(168)
    await call('followReport', `/reports/${String(id)}/follow`, {
      cookie: another,
      body: JSON.stringify({}),
    })
    expect(await listedOf(id, another)).toBe('')
    // It is sent ahead only once: a saved picture is never replaced later.
    expect((await setThumbnail(serviceId, large.body['id'], resident, small)).status).toBe(404)
  })

  it('is a picture itself while that is small, as apps and pages without a script send it', async () => {
    const serviceId = await serviceOf('streetlight')
    await send(serviceId, resident)
    const { id } = (await report(serviceId, resident)).body
    expect((await ask(origin, await listedOf(id))).bytes).toEqual(png)
  })

  it('is none where only a large picture is: no list fetches that', async () => {
    const serviceId = await serviceOf('streetlight')
    await send(serviceId, resident, pictureOf(2000, 200_000))
    const { id } = (await report(serviceId, resident)).body
    expect(await listedOf(id)).toBe('')
  })

  it.each([
    ['nothing', Buffer.alloc(0), 400],
    ['what is no picture', Buffer.from('<svg onload="alert(1)"/>'), 400],
    ['a picture of more than 256 pixels a side', pictureOf(257), 400],
    ['more than 24 kB', pictureOf(64, 24 * 1024 + 1), 413],
  ])('is not %s', async (_what, body, status) => {
    const serviceId = await serviceOf('graffiti')
    const { id } = (await send(serviceId, resident)).body
    expect((await setThumbnail(serviceId, id, resident, body)).status).toBe(status)
    await call('deleteDraft', `/drafts/${serviceId}`, { cookie: resident })
  })
})
