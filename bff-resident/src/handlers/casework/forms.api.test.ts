import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ask, callerOf, newCast, testCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'demo' })
const origin = city.origins.resident
const cast = await newCast(city, 'resident')

const resident = `session=${cast.cookies.resident}`

const call = callerOf(origin, residentContract)

// The contract has held the answer to this shape.
const wrongFields = ({ errors }: { readonly errors?: unknown }) =>
  (errors as readonly { readonly field: string }[]).map(({ field }) => field)

const contact = { contactName: 'Ana', contactEmail: 'Ana@Home.example' }
const sticker = {
  vehicle: 'car',
  plate: 'ABC 12',
  address: '100 Millrace St',
  isSenior: 'no',
  ...contact,
}
const sale = { address: '100 Millrace St', day: '2026-08-01', days: '2', ...contact }

async function sent(bpid: string, answers: object, cookie = resident) {
  const { body } = await call('submitForm', `/laserfiche/forms/${bpid}/submissions`, {
    cookie,
    body: { answers },
  })
  return String(body['portalSubmissionId'])
}

const toPortal = (portalSubmissionId: string, bpid: string, cookie = resident) =>
  call('submitToPortal', '/laserfiche/submitToPortal', {
    cookie,
    body: { portalSubmissionId, bpid },
  })

describe('forms', () => {
  it('are listed by name in the language of the reader, and found by their process', async () => {
    const { body } = await call('listForms', '/laserfiche/forms', { language: 'es' })
    expect(body['businessProcesses']).toContainEqual({ id: '140', name: 'Permiso rápido' })
    const { body: form } = await call('getForm', '/laserfiche/forms/140')
    expect(form).toMatchObject({ name: 'Quick Permit', service: { isGuestEnabled: false } })
    // No published service leads to the first; the second is no form.
    for (const bpid of ['150', 'none']) {
      const answer = await call('getForm', `/laserfiche/forms/${bpid}`)
      expect([answer.status, answer.body['code']]).toEqual([404, 'Form.NotFound'])
    }
  })
})

describe('a signed-in user', () => {
  it('finds every form filled in with name, mail, phone and address, and a visitor none', async () => {
    const { body: known } = await call('getKnownDetails', '/forms/known-details', {
      cookie: resident,
    })
    const page = async (bpid: string, step: number, cookie: string) =>
      (await ask(origin, `/hosted-forms/${bpid}?step=${step}`, { headers: { cookie } })).text
    const { text } = await ask(origin, '/api/laserfiche/forms')
    // The contract's processes.
    const processes = JSON.parse(text) as { businessProcesses: readonly { readonly id: string }[] }
    const without: string[] = []
    let count = 0
    for (const { id } of processes.businessProcesses) {
      const form = await formOf(id)
      if (form === null) continue
      const { pages } = form.definition
      for (const [step, { fields }] of pages.entries()) {
        const html = await page(id, step, resident)
        for (const { kind, name, when } of fields) {
          const fact = name === 'contactName' ? 'name' : kind
          if (when || !['name', 'email', 'phone', 'address'].includes(fact)) continue
          count += 1
          const value = String(known[fact]).replaceAll("'", '&#x27;')
          if (!html.includes(`name="${name}"`) || !html.includes(`value="${value}"`))
            without.push(`${id} ${name}`)
        }
      }
    }
    expect(without).toEqual([])
    expect(count).toBeGreaterThan(60)
  })

  it('are not lost when an earlier page saves what was typed after the next one was sent', async () => {
    const send = (step: number, fields: Record<string, string>) =>
      ask(origin, `/hosted-forms/133?step=${step}`, {
        method: 'POST',
        headers: { cookie: resident, origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ form: 'hosted-form', ...fields }).toString(),
      })
    await Promise.all([
      send(1, { go: 'next', contactName: 'Kim Doe', contactEmail: 'kim@home.example' }),
      send(0, { go: 'keep', plate: 'ELG 2029' }),
    ])
    const page = async (step: number) =>
      (await ask(origin, `/hosted-forms/133?step=${step}`, { headers: { cookie: resident } })).text
    expect(await page(0)).toContain('value="ELG 2029"')
    expect(await page(1)).toContain('value="Kim Doe"')
    await call('deleteDraft', `/drafts/${(await formOf('133'))?.service.id}`, { cookie: resident })
  })

  it('changes them in a form for that form alone', async () => {
    const before = await call('getKnownDetails', '/forms/known-details', { cookie: resident })
    await ask(origin, '/hosted-forms/133?step=1', {
      method: 'POST',
      headers: { cookie: resident, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        form: 'hosted-form',
        go: 'keep',
        contactName: 'Another Person',
        contactEmail: 'other@home.example',
        contactPhone: '',
      }).toString(),
    })
    const { text } = await ask(origin, '/hosted-forms/133?step=1', {
      headers: { cookie: resident },
    })
    expect(text).toContain('value="Another Person"')
    expect(text).toMatch(/name="contactPhone"[^>]* value=""/)
    const after = await call('getKnownDetails', '/forms/known-details', { cookie: resident })
    expect(after.body).toEqual(before.body)
    await call('deleteDraft', `/drafts/${(await formOf('133'))?.service.id}`, { cookie: resident })
  })
})

interface Form {
  readonly service: { readonly id: string }
  readonly definition: {
    readonly pages: readonly {
      readonly fields: readonly { kind: string; name: string; when?: object }[]
    }[]
  }
}

/** The form of a process; null if no service links to it. */
async function formOf(bpid: string): Promise<Form | null> {
  const { status, text } = await ask(origin, `/api/laserfiche/forms/${bpid}`)
  // The contract's form.
  return status === 200 ? (JSON.parse(text) as Form) : null
}

describe('a form that is sent', () => {
  it('is refused with each wrong field that is asked', async () => {
    const { status, body } = await call('submitForm', '/laserfiche/forms/140/submissions', {
      cookie: resident,
      body: {
        answers: {
          propertyType: 'MultiFamily',
          option: 'ReplaceWindow',
          windows: 'many',
          squares: 'x',
        },
      },
    })
    expect(status).toBe(400)
    expect(wrongFields(body)).toEqual([
      'address',
      'ownerName',
      'description',
      'windows',
      'sameOpenings',
      'projectValue',
      'worker',
      'contactName',
      'contactEmail',
    ])
  })

  it('becomes a request once, which its sender reads in both languages', async () => {
    const submission = await sent('144', sale)
    const first = await toPortal(submission, '144')
    expect(first.body).toMatchObject({ type: 'Case', status: 'Submitted', paymentRequired: false })
    expect((await toPortal(submission, '144')).body).toEqual(first.body)
    const path = `/salesforce/activity/Case/${String(first.body['id'])}`
    const { body } = await call('getRequest', path, { cookie: resident, language: 'es' })
    expect(body['formDetails']).toContainEqual({
      label: 'La venta',
      data: [
        { label: 'Dónde', data: '100 Millrace St' },
        { label: 'Primer día', data: '01/08/2026' },
        { label: '¿Cuántos días?', data: 'Dos' },
      ],
    })
    expect(body['paymentRequired']).toBe(false)
  })

  it('waits for its payment where it costs something, with amount and code', async () => {
    const { body } = await toPortal(await sent('133', sticker), '133')
    expect(body).toMatchObject({
      status: 'Pending Payment',
      paymentRequired: true,
      paymentAmount: 40,
      paymentCode: 'MISC',
    })
  })

  it('is not another user’s, nor another form’s', async () => {
    const submission = await sent('144', sale)
    const other = `session=${cast.cookies['another resident']}`
    expect((await toPortal(submission, '144', other)).status).toBe(404)
    expect((await toPortal(submission, '133')).status).toBe(404)
    expect((await toPortal(randomUUID(), '144')).status).toBe(404)
    expect((await toPortal(submission, '144')).status).toBe(200)
  })

  it('is one request when two ask at once', async () => {
    const submission = await sent('144', sale)
    const answers = await Promise.all([1, 2, 3].map(() => toPortal(submission, '144')))
    const ids = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body['id']] : [])))
    expect(ids.size).toBe(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  })

  it('takes guests where the service does, by their device', async () => {
    const refused = await call('submitForm', '/laserfiche/forms/140/submissions', {
      body: { answers: {} },
    })
    expect([refused.status, refused.body['code']]).toEqual([401, 'Auth.SignInRequired'])
    const taken = await call('submitForm', '/laserfiche/forms/144/submissions', {
      body: { answers: sale },
    })
    const device = taken.headers.get('set-cookie')?.split(';')[0] ?? ''
    const submission = String(taken.body['portalSubmissionId'])
    expect((await toPortal(submission, '144', '')).status).toBe(404)
    expect((await toPortal(submission, '144', device)).status).toBe(200)
  })

  it('shows a guest where the request is, even if no mail was sent any more', async () => {
    const answers = { ...sale, contactEmail: `${randomUUID()}@home.example` }
    const asGuest = async () => {
      const taken = await call('submitForm', '/laserfiche/forms/144/submissions', {
        body: { answers },
      })
      const device = taken.headers.get('set-cookie')?.split(';')[0] ?? ''
      return { device, submission: String(taken.body['portalSubmissionId']) }
    }
    for (let i = 0; i < 4; i++) {
      const { device, submission } = await asGuest()
      expect((await toPortal(submission, '144', device)).body['statusPath']).toBeNull()
    }
    const { device, submission } = await asGuest()
    const path = String((await toPortal(submission, '144', device)).body['statusPath'])
    expect((await ask(origin, path)).status).toBe(200)
    // Without a script the page of the request says it.
    const next = await asGuest()
    const posted = await ask(origin, '/laserfiche/form?bpid=144', {
      method: 'POST',
      headers: {
        origin,
        cookie: next.device,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        form: 'submit-to-portal',
        portalSubmissionId: next.submission,
        bpid: '144',
      }).toString(),
    })
    expect(posted.status).toBe(303)
    const page = await ask(origin, posted.headers.get('location') ?? '')
    expect([page.status, page.text.includes('We did not email you')]).toEqual([200, true])
  })
})

describe('the page of a form', () => {
  const page = (path: string, cookie = resident) => ask(origin, path, { headers: { cookie } })

  it('may stand in a frame of ours, and it alone', async () => {
    const hosted = await page('/hosted-forms/144')
    expect(hosted.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(hosted.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    const around = await page('/laserfiche/form?bpid=144&formTitle=Yard')
    expect(around.headers.get('x-frame-options')).toBe('DENY')
    expect(around.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('has the app’s policy of Trusted Types before its script, by its nonce', async () => {
    const { headers, text } = await page('/hosted-forms/144')
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
    const policy = text.indexOf(`<script nonce="${nonce}">{const o=window.scriptOrigins`)
    expect(nonce).not.toBe('')
    expect(policy).toBeGreaterThan(0)
    expect(text).toContain("createPolicy('default',{createHTML:h=>/<(?:script")
    expect(text.indexOf('type="module"')).toBeGreaterThan(policy)
  })

  it('is not shown if the service is closed to the caller, or unknown', async () => {
    const closed = await page('/hosted-forms/140', '')
    expect([closed.status, closed.text.includes('<form')]).toEqual([401, false])
    const none = await page('/hosted-forms/none')
    expect([none.status, none.text.includes('the form could not be loaded')]).toEqual([404, true])
  })

  it('fills in what its address brings along, as text', async () => {
    const params = JSON.stringify({ address: '<b>1 "Main"</b>', contactName: ['x'], nothing: 'y' })
    const { text } = await page(`/hosted-forms/144?${new URLSearchParams({ params })}`)
    expect(text).toContain('value="&lt;b&gt;1 &quot;Main&quot;&lt;/b&gt;"')
  })

  it('goes from step to step without a script, and says what is wrong', async () => {
    const post = (query: string, fields: Record<string, string>) =>
      ask(origin, `/hosted-forms/154${query}`, {
        method: 'POST',
        headers: { origin, cookie: resident, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ form: 'hosted-form', ...fields }).toString(),
      })
    const wrong = await post('', { go: 'next', make: 'Trek', shown: 'make serial color photos' })
    expect(wrong.text).toContain('Enter the serial number.')
    const right = await post('', { go: 'next', make: 'Trek', serial: '1', color: 'red' })
    expect([right.status, right.headers.get('location')]).toEqual([303, '/hosted-forms/154?step=1'])
    expect((await page('/hosted-forms/154')).text).toContain('value="Trek"')
    // The review does not open while an answer is missing.
    const early = await ask(origin, '/hosted-forms/154?step=review', {
      headers: { cookie: resident },
    })
    expect(early.headers.get('location')).toBe('/hosted-forms/154?step=1')
    const last = await post('?step=1', {
      go: 'next',
      contactName: 'Ana',
      contactEmail: 'a@b.example',
    })
    expect(last.headers.get('location')).toBe('/hosted-forms/154?step=review')
    const done = await post('?step=review', { go: 'submit' })
    expect(done.text).toContain('data-submission="')
  })
})
