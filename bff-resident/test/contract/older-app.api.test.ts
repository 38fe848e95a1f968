import { expect, it } from 'vitest'
import { ask, reportServiceOf, testCity } from '@portal/local/testing'
import { formOf, png } from '../../src/handlers/casework/reports.fixture.ts'
import { olderApp, type Step } from './older-app.ts'

const city = await testCity({ template: 'demo' })
const origin = city.origins.resident

/** Values from earlier replies, by the names in the run's paths. */
const known = new Map<string, string>()
const filledIn = (text: string) =>
  text.replaceAll(/\{([a-z ]+)\}/g, (mark, name: string) => known.get(name) ?? mark)

const { text: entered } = await ask(origin, '/api/auth/sign-in', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    email: 'ana@demo.example',
    password: 'Elgin-demo-2026',
    session: 'mobile',
  }),
})
const { tokens } = JSON.parse(entered) as { readonly tokens: { readonly accessToken: string } }
known.set('report service', await reportServiceOf(origin, 'streetlight'))

async function play({ method, path, body, report }: Step) {
  const form =
    report === undefined
      ? null
      : formOf(filledIn(JSON.stringify(report)), [{ name: 'a.png', bytes: png }])
  const json = body === undefined ? undefined : JSON.stringify(body)
  const type = form ? form.type : json && 'application/json'
  return ask(origin, `/api${filledIn(path)}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      'user-agent': 'ElginPortal/2.4 CFNetwork/1410 Darwin/22.6.0',
      ...(type && { 'content-type': type }),
    },
    ...(form ? { body: form.body } : json !== undefined && { body: json }),
  })
}

type Thing = Readonly<Record<string, unknown>>

/** What the app reads from: the reply, or the things in its list. */
function readFrom({ list }: Step, text: string): readonly Thing[] {
  // Whether the fields are there is what the test asks.
  const reply = JSON.parse(text) as Thing
  if (list === undefined) return [reply]
  const things = list === '' ? reply : reply[list]
  return Array.isArray(things) ? things : []
}

const textAt = (thing: Thing | undefined, name: string): string => {
  const value = thing?.[name]
  return typeof value === 'string' ? value : ''
}

function remember(path: string, things: readonly Thing[]): void {
  const [first] = things
  const id = textAt(first, 'Id') || textAt(first, 'id')
  if (path === '/auth') known.set('me', id)
  if (path.startsWith('/activities?')) known.set('service', id)
  if (path === '/notifications') known.set('message', id)
  if (path !== '/salesforce/inProgress?again') return
  // The report that was just sent.
  const changedAt = (thing: Thing) => textAt(thing, 'lastModified')
  const newest = things
    .filter(({ type }) => type === 'Case')
    .toSorted((one, other) => changedAt(other).localeCompare(changedAt(one)))
  known.set('report', textAt(newest[0], 'id'))
}

it('a run of an older app, built from the specification alone, still works from start to end', async () => {
  const wrong: unknown[] = []
  for (const step of olderApp) {
    const { status, text } = await play(step)
    if (status !== step.status) {
      wrong.push([step.method, step.path, status, text.slice(0, 200)])
      continue
    }
    if (status === 204 || text === '') continue
    const things = readFrom(step, text)
    const missing = (step.reads ?? []).filter((field) => !things.every((thing) => field in thing))
    if (missing.length > 0) wrong.push([step.method, step.path, 'lacks', ...missing])
    if (step.list !== undefined && things.length === 0)
      wrong.push([step.method, step.path, 'has nothing in its list'])
    remember(step.path, things)
  }
  expect(wrong).toEqual([])
})
