import { afterEach, expect, test, vi } from 'vitest'
import { defaultCity } from '@portal/core/city'
import { flagDefaults } from '@portal/core/flags'
import { ApiError, createCall } from '../api/index.ts'
import type { PageData } from '../app/page-data.ts'
import { answerForm, sentForm } from './answer-form.ts'
import { fieldsOf } from './fields.ts'
import { type FormAnswer, refusalOf, refusedBy } from './form-answer.ts'
import type { AppForm } from './form-definition.ts'

const page: PageData = {
  language: 'en',
  settings: defaultCity,
  flags: flagDefaults,
  viewer: {
    state: 'anonymous',
    userId: null,
    roles: [],
    organizationId: null,
    hasEnded: false,
    secondStep: null,
  },
  staffUrl: null,
  portalUrl: null,
  layout: null,
  pendingPath: null,
  form: null,
  textsVersion: '1',
}

const call = createCall({ language: 'en' })
const url = 'https://portal.example/login?redirectto=/payment'
const sent = [
  ['form', 'entry'],
  ['email', 'a@b.example'],
  ['password', 'secret'],
  ['confirmPassword', 'secret'],
] as const

const formOf = (answer: () => FormAnswer): AppForm => ({
  name: 'entry',
  title: 'Login.Failed',
  labels: {},
  about: { 'Auth.WrongPassword': 'password' },
  send: async () => answer(),
})
const answerOf = (answer: () => FormAnswer) =>
  answerForm(formOf(answer), sent, { url, call, page, files: [] })

test('the form that was sent is found by its name, and only among the app’s own', () => {
  const form = formOf(() => ({ kind: 'accepted' }))
  expect(sentForm([form], sent)).toBe(form)
  expect(sentForm([form], [['form', 'another']])).toBeUndefined()
  expect(sentForm([form], [])).toBeUndefined()
})

test('it is sent with its page’s query, and redirects with its cookie', async () => {
  let asked: unknown
  const form = formOf(() => ({ kind: 'done', href: '/next', cookie: 'a=b' }))
  const answer = await answerForm(
    {
      ...form,
      send: (fields, { search, call: given }) => {
        asked = [fields.text('email'), search, given]
        return form.send(fields, {
          call: given,
          page,
          search,
          keyOf: () => ({ 'Idempotency-Key': '' }),
        })
      },
    },
    sent,
    { url, call, page, files: [] },
  )
  expect(asked).toEqual(['a@b.example', { redirectto: '/payment' }, call])
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer instanceof Response ? answer : new Response()
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([
    303,
    '/next',
    'a=b',
  ])
})

test('a refused form returns its input without passwords, an accepted one does not', async () => {
  const refusal = refusedBy([{ field: 'email', kind: 'Invalid' }])
  expect(await answerOf(() => refusal)).toEqual({
    name: 'entry',
    fields: [
      ['form', 'entry'],
      ['email', 'a@b.example'],
    ],
    reply: { kind: 'refused', problems: [{ field: 'email', code: 'Validation.Invalid' }] },
  })
  expect(await answerOf(() => ({ kind: 'accepted', toast: 'Success' }))).toMatchObject({
    fields: [],
  })
})

test('an API error shows at its field, an error of ours as a failure', async () => {
  const failing = (error: Error) =>
    answerOf(() => {
      throw error
    })
  expect(await failing(new ApiError(400, 'Auth.WrongPassword'))).toMatchObject({
    reply: { problems: [{ field: 'password', code: 'Auth.WrongPassword' }] },
  })
  expect(refusalOf(new ApiError(409, 'Account.LastAdministrator'))).toEqual({
    kind: 'refused',
    code: 'Account.LastAdministrator',
    problems: [],
  })
  const detail = 'Payment opens again on Monday.'
  const closed = new ApiError(503, 'Billing.MaintenanceClosed', undefined, { detail })
  expect(refusalOf(closed)).toMatchObject({ code: 'Billing.MaintenanceClosed', detail })
  const failure = { kind: 'refused', code: 'Util.ErrorTryAgainLater', problems: [] }
  expect(refusalOf(new ApiError(500, 'Error.Unexpected'))).toEqual(failure)
  expect(refusalOf(new ApiError(404, 'Error.NotFound'))).toEqual(failure)
  expect(refusalOf(new TypeError('fetch failed'))).toEqual(failure)
})

afterEach(() => vi.useRealTimers())

/** Sends a page's form and returns its calls' keys. */
async function keysOf(once: string) {
  const keys: string[] = []
  const form: AppForm = {
    ...formOf(() => ({ kind: 'accepted' })),
    send: async (_fields, { keyOf }) => {
      keys.push(...['a', 'b'].map((body) => keyOf(body)['Idempotency-Key']))
      return { kind: 'accepted' }
    },
  }
  await answerForm(form, [...sent, ['once', once]], { url, call, page, files: [] })
  return keys
}

test('a button pressed twice sends the same keys, one for each call', async () => {
  const first = await keysOf('11111111-page-of-ana')
  expect(await keysOf('11111111-page-of-ana')).toEqual(first)
  expect(new Set([...first, ...(await keysOf('22222222-page-of-ana'))]).size).toBe(4)
  expect(await keysOf('')).not.toEqual(await keysOf(''))
})

test('a second press waits for the first one’s result', async () => {
  vi.useFakeTimers()
  let presses = 0
  const answer = answerOf(() => {
    presses += 1
    if (presses < 3) throw new ApiError(409, 'Error.IdempotencyInFlight')
    return { kind: 'accepted', code: 'Login.Failed' }
  })
  await vi.runAllTimersAsync()
  expect(await answer).toMatchObject({ reply: { code: 'Login.Failed' } })
})

test('a browser sends only checked boxes', () => {
  const { isChecked, text, has } = fieldsOf([['a', 'on']])
  expect([isChecked('a'), isChecked('b'), has('b'), text('b')]).toEqual([true, false, false, ''])
})
