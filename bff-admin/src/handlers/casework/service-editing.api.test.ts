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
    const png = Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (sign) => sign.charCodeAt(0),
    )
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
