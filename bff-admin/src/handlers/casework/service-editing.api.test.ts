import { describe, expect, it } from 'vitest'
import { ask, callerOf, newCast, testCity } from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'

const city = await testCity({ template: 'demo' })
const origin = city.origins.staff
const cast = await newCast(city, 'staff')
const cookie = `staff_session=${cast.cookies.staff}`

const calling = callerOf(origin, adminContract)
/** As staff. */
const call = (name: keyof typeof adminContract, path: string, body?: unknown) =>
  calling(name, path, { cookie, body })

const page = {
  item: 'Tool library',
  itemEs: 'Biblioteca de herramientas',
  type: 'CONTENT',
  action: 'RENT',
  order: 5,
  published: true,
  guestEnabled: true,
  content: '<h2>Saws</h2><script>alert(1)</script><p onclick="x()">and drills</p>',
}

const resident = async (path: string) => {
  const answer = await ask(city.origins.resident, path)
  return { status: answer.status, text: answer.text }
}

async function created(edit: object = page): Promise<string> {
  return String((await call('createService', '/activities', edit)).body['Id'])
}

// The contract has held the answer to this shape.
const wrong = ({ errors }: { readonly errors?: unknown }) =>
  (errors as readonly { readonly field: string; readonly code: string }[]).map(
    ({ field, code }) => `${field} ${code}`,
  )

describe('a service', () => {
  it('is seen and found by residents as soon as it is published, cleaned', async () => {
    const id = await created()
    const { status, text } = await resident(`/api/activities/${id}`)
    expect([status, text]).toEqual([200, expect.stringContaining('<h2>Saws</h2><p>and drills</p>')])
    // Without a description the default stands there (spec, admin section 5.1).
    expect(text).toContain('Press \\"start\\" to continue.')
    // The contract's Activity.
    const { Slug } = JSON.parse(text) as { Slug: string }
    expect((await resident('/api/search?term=tool+library')).text).toContain(`/${Slug}"`)
    await call('updateService', `/activities/${id}`, { ...page, published: false })
    expect((await resident(`/api/activities/${id}`)).status).toBe(404)
    expect((await resident('/api/search?term=tool+library')).text).not.toContain(`/${Slug}"`)
  })

  it('that is deleted is gone for residents, and staff bring it back', async () => {
    const id = await created()
    expect((await call('deleteService', `/activities/${id}`)).status).toBe(200)
    expect((await resident(`/api/activities/${id}`)).status).toBe(404)
    expect((await call('getCatalogueService', `/activities/${id}`)).body['Deleted']).toBe(true)
    await call('updateService', `/activities/${id}`, { ...page, deleted: false })
    expect((await resident(`/api/activities/${id}`)).status).toBe(200)
  })

  it('keeps its type', async () => {
    const id = await created()
    const answer = await call('updateService', `/activities/${id}`, {
      ...page,
      type: 'CUSTOM_FORM',
    })
    expect([answer.status, answer.body['code']]).toEqual([409, 'Activities.TypeStays'])
  })

  it.each([
    [
      { ...page, item: ' ', order: null },
      ['item Validation.Required', 'order Validation.Required'],
    ],
    [{ ...page, order: -1 }, ['order Validation.Invalid']],
    [{ ...page, order: 1.5 }, ['order Validation.Invalid']],
    [{ ...page, content: '' }, ['content Validation.Required']],
    [{ ...page, calendlyLink: 'calendly' }, ['calendlyLink Validation.Invalid']],
    [{ ...page, type: 'EXTERNAL_LINK' }, ['externalLink Validation.Required']],
    [
      { ...page, type: 'EXTERNAL_LINK', externalLink: 'http://example.org' },
      ['externalLink Validation.Invalid'],
    ],
    [
      { ...page, type: 'LASERFICHE_FORM' },
      ['salesforceObjectId Validation.Required', 'laserficheProcessId Validation.Required'],
    ],
    [
      { ...page, type: 'LASERFICHE_FORM', salesforceObjectId: 'User', laserficheProcessId: '140' },
      ['salesforceObjectId Validation.Invalid'],
    ],
  ])('that is %j is refused', async (edit, faults) => {
    const answer = await call('createService', '/activities', edit)
    expect([answer.status, wrong(answer.body)]).toEqual([400, faults])
  })

  it('leads only to a process that stands', async () => {
    const form = { ...page, type: 'LASERFICHE_FORM', salesforceObjectId: 'Case' }
    const answer = await call('createService', '/activities', { ...form, laserficheProcessId: '1' })
    expect([answer.status, answer.body['code']]).toEqual([404, 'Form.NotFound'])
    const id = await created({ ...form, laserficheProcessId: '145' })
    expect((await call('getCatalogueService', `/activities/${id}`)).body).toMatchObject({
      LaserficheProcessId: '145',
      Content: null,
    })
  })
})

describe('a business process', () => {
  it('is listed with its versions and services, and shown in any of them', async () => {
    const id = await created({
      ...page,
      type: 'LASERFICHE_FORM',
      salesforceObjectId: 'Case',
      laserficheProcessId: '145',
    })
    const { body } = await call('listProcesses', '/laserfiche/processes')
    expect(body['processes']).toContainEqual(
      expect.objectContaining({
        id: '145',
        versions: [expect.objectContaining({ version: 1, isCurrent: true })],
        services: expect.arrayContaining([{ id, name: 'Tool library', isPublished: true }]),
      }),
    )
    const first = await call('previewForm', '/laserfiche/forms/145?version=1')
    expect(first.body).toEqual((await call('previewForm', '/laserfiche/forms/145')).body)
    expect((await call('previewForm', '/laserfiche/forms/145?version=2')).status).toBe(404)
  })
})

const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
)

describe('a service that two people edit', () => {
  const put = (id: string, version: string | null, item: string) =>
    fetch(`${origin}/api/activities/${id}`, {
      method: 'PUT',
      headers: {
        origin,
        cookie,
        'content-type': 'application/json',
        ...(version === null ? {} : { 'if-match': version }),
      },
      body: JSON.stringify({ ...page, item }),
    })
  const versionOf = async (id: string) => {
    const answer = await fetch(`${origin}/api/activities/${id}`, { headers: { cookie } })
    return answer.headers.get('etag') ?? ''
  }

  it('is saved only as it was seen, and by callers without a version as before', async () => {
    const id = await created()
    const seen = await versionOf(id)
    expect((await put(id, seen, 'First')).status).toBe(200)
    const second = await put(id, seen, 'Second')
    expect([second.status, await second.json()]).toEqual([
      412,
      expect.objectContaining({ code: 'Activities.ChangedMeanwhile' }),
    ])
    expect((await call('getCatalogueService', `/activities/${id}`)).body['Item']).toBe('First')
    expect((await put(id, await versionOf(id), 'Second')).status).toBe(200)
    expect((await put(id, null, 'Third')).status).toBe(200)
  })

  it('saved by both at once keeps one of them', async () => {
    const id = await created()
    const seen = await versionOf(id)
    const answers = await Promise.all([put(id, seen, 'One'), put(id, seen, 'Other')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
  })
})

describe('a picture for a text', () => {
  const upload = (image: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('image', new File([image], '../a.svg'))
    return fetch(`${origin}/api/activities/pictures`, {
      method: 'POST',
      headers: { origin, cookie },
      body,
    })
  }

  it('is served to staff and residents, and stays in a saved text', async () => {
    const answer = await upload(png)
    // The contract's answer.
    const picture = (await answer.json()) as { url: string; width: number; height: number }
    expect(picture).toEqual({
      url: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{64}\.png$/),
      width: 1,
      height: 1,
    })
    for (const app of [city.origins.resident, origin]) {
      const served = await fetch(app + picture.url)
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    const content = `<p><img src="${picture.url}" alt="A saw" width="1" height="1" loading="lazy" /></p>`
    const id = await created({ ...page, content })
    expect((await call('getCatalogueService', `/activities/${id}`)).body['Content']).toBe(content)
  })

  it('that is a drawing with a script is none, and an unknown one is not found', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect((await upload(svg)).status).toBe(400)
    const missing = `/media/pictures/${'0'.repeat(64)}.png`
    expect((await fetch(city.origins.resident + missing)).status).toBe(404)
  })
})

describe('an icon', () => {
  const upload = (id: string, image: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('image', new File([image], '../icon.svg'))
    return fetch(`${origin}/api/activities/setPopularService/${id}`, {
      method: 'PUT',
      headers: { origin, cookie },
      body,
    })
  }

  it('is a small picture by its content, and served to everyone', async () => {
    const id = await created()
    const answer = await upload(id, png)
    // The contract's answer.
    const { urlResponse } = (await answer.json()) as { urlResponse: string }
    expect(urlResponse).toMatch(/^\/service-icons\/[0-9a-f]{32}\.png$/)
    const served = await fetch(city.origins.resident + urlResponse)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await resident(`/api/activities/${id}`)).text).toContain(urlResponse)
  })

  it('that is a drawing with a script is none', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect((await upload(await created(), svg)).status).toBe(400)
  })
})
