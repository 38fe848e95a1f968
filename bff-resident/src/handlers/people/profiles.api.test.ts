import { describe, expect, it } from 'vitest'
import {
  ask,
  contractViolations,
  newCast,
  standingViolations,
  testCity,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'empty' })
const origin = city.origins.resident
const cast = await newCast(city, 'resident')

type Name = keyof typeof residentContract
type Role = keyof typeof cast.cookies

interface Sent {
  readonly as?: Role
  readonly method?: string
  readonly body?: string | Buffer
  readonly type?: string
}

const send = (path: string, { as = 'resident', method = 'GET', body, type }: Sent = {}) =>
  ask(origin, path, {
    method,
    headers: {
      origin,
      cookie: `session=${cast.cookies[as]}`,
      ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  })

/** Calls an operation and holds its answer to the contract. */
async function call(name: Name, path: string, sent: Omit<Sent, 'method'> = {}) {
  const operation = residentContract[name]
  const answer = await send(`/api${path}`, { ...sent, method: operation.method.toUpperCase() })
  expect(contractViolations(operation, answer)).toEqual([])
  expect(standingViolations(origin, answer)).toEqual([])
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, string> }
}

/** A valid PNG with this many bytes, though its data cannot be drawn. */
function png(width: number, height: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  // What is around the data of the picture takes 57 bytes.
  bytes.writeUInt32BE(length - 57, 33)
  bytes.write('IDAT', 37, 'latin1')
  bytes.write('IEND', length - 8, 'latin1')
  return bytes
}

function form(image: Buffer, uploadId?: string) {
  const head = (name: string, more: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  const parts = [
    ...(uploadId ? [Buffer.from(`${head('uploadId', '')}${uploadId}\r\n`)] : []),
    Buffer.from(head('image', '; filename="me.png"')),
    image,
    Buffer.from('\r\n--x--\r\n'),
  ]
  return { body: Buffer.concat(parts), type: 'multipart/form-data; boundary=x' }
}

const octets = 'application/octet-stream'

/** Announces an original and sends it in parts, as a browser does. */
async function upload(original: Buffer) {
  const begun = await call('beginPictureUpload', '/users/image/uploads', {
    body: JSON.stringify({ size: original.length }),
  })
  const { uploadId, partSize } = begun.body
  const parts: unknown[] = []
  for (let from = 0; from < original.length; from += Number(partSize)) {
    const path = `/users/image/uploads/${uploadId}/${parts.length + 1}`
    const body = original.subarray(from, from + Number(partSize))
    const part = await call('putPicturePart', path, { body, type: octets })
    expect(part.status).toBe(200)
    parts.push(part.body)
  }
  const done = await call('completePictureUpload', `/users/image/uploads/${uploadId}`, {
    body: JSON.stringify({ parts }),
  })
  return { uploadId, ...done }
}

describe('a profile picture', () => {
  it('goes through the bucket in parts, is shown small, and is seen by its person alone', async () => {
    const secret = Buffer.from('41.8781 N, 87.6298 W')
    const { uploadId, status } = await upload(Buffer.concat([png(5000, 5000, 20_000_000), secret]))
    expect(status).toBe(200)
    const small = png(512, 512, 2000)
    const sent = Buffer.concat([small, secret])
    const shown = await call('setPicture', '/users/image', form(sent, uploadId))
    expect(shown.status).toBe(200)
    const url = shown.body['urlResponse'] ?? ''
    const picture = await ask(origin, url, {
      headers: { cookie: `session=${cast.cookies.resident}` },
    })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(picture.bytes.equals(small)).toBe(true)
    for (const [as, refused] of [
      ['another resident', 404],
      ['anonymous', 401],
      ['deleted', 401],
    ] as const) {
      expect([as, (await send(url, { as })).status]).toEqual([as, refused])
    }
    const { body } = await call('getProfile', `/users/profile/${cast.ids.resident}`)
    expect(body['ProfilePictureUrl']).toBe(url)
    await call('removePicture', '/users/image')
    expect((await send(url)).status).toBe(404)
  })

  it('is real: what only calls itself a picture is refused, part by part or whole', async () => {
    expect(await upload(Buffer.from('<svg onload=alert(1)>'.repeat(9)))).toMatchObject({
      status: 400,
      body: { code: 'Account.NotAPicture' },
    })
    expect(await upload(png(5001, 5000, 100))).toMatchObject({
      status: 400,
      body: { code: 'Account.PictureTooManyPixels' },
    })
    const fake = await call('setPicture', '/users/image', form(Buffer.from('GIF?'.repeat(20))))
    expect(fake).toMatchObject({ status: 400, body: { code: 'Account.NotAPicture' } })
  })

  it('that is too large gets 413 on every operation', async () => {
    const large = { body: JSON.stringify({ size: 100 * 1024 * 1024 + 1 }) }
    expect((await call('beginPictureUpload', '/users/image/uploads', large)).status).toBe(413)
    const whole = await call('setPicture', '/users/image', form(png(9, 9, 1_200_000)))
    expect(whole).toMatchObject({ status: 413, body: { code: 'Error.TooLarge' } })
    const small = { body: JSON.stringify({ size: 100 }) }
    const { uploadId } = (await call('beginPictureUpload', '/users/image/uploads', small)).body
    const part = { body: Buffer.alloc(8 * 1024 * 1024 + 1), type: octets }
    const path = `/users/image/uploads/${uploadId}`
    expect((await call('putPicturePart', `${path}/1`, part)).status).toBe(413)
    expect((await call('putPicturePart', `${path}/2`, { ...part, body: 'x' })).status).toBe(413)
    const never = { body: JSON.stringify({ parts: [{ partNumber: 1, etag: 'none' }] }) }
    expect((await call('completePictureUpload', path, never)).status).toBe(400)
  })
})

describe('mass assignment', () => {
  it.each([
    ['updateUser', '/users', { Language: 'es', Admin: true }],
    ['updateUser', '/users', { Verified: true }],
    ['updateProfile', '/users/profile', { firstName: 'A', lastName: 'B', Admin: true }],
    ['updateProfile', '/users/profile', { firstName: 'A', lastName: 'B', SalesforceId: 'x' }],
    ['completeAccount', '/users/account', { firstName: 'A', lastName: 'B', isAdmin: true }],
  ] as const)('%s refuses %s %j', async (name, path, body) => {
    expect((await call(name, path, { body: JSON.stringify(body) })).status).toBe(400)
    const { body: user } = await call(
      'getProfileDetails',
      `/users/profile-details/${cast.ids.resident}`,
    )
    expect(user['user']).toMatchObject({ Admin: false })
  })
})

it('acting for an organization shows in who one is', async () => {
  const choose = (selectedOrganization: string) =>
    send('/api/users', {
      as: 'member',
      method: 'PUT',
      body: JSON.stringify({ selectedOrganization }),
    })
  expect((await choose(cast.organizationId)).status).toBe(200)
  const { text } = await send('/api/auth', { as: 'member' })
  expect(JSON.parse(text)).toMatchObject({ selectedOrganization: cast.organizationId })
})
