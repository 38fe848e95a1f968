import fc from 'fast-check'
import { ask, standingViolations } from '@portal/local/testing'

const words = (text: string) => text.trim().split(/\s+/)

// Bytes that parsers trip over, beside plain ones; everything a request line may carry.
const bytes = fc.integer({ min: 0, max: 255 }).map((n) => `%${n.toString(16).padStart(2, '0')}`)
const awkward = fc.constantFrom(
  ...words(`
  .. . // \\ %2e%2e %2f %5c %00 %FF %C0%80 %ED%A0%80 % %E2%80%AE %F0%9F%8D%82
  ' " <script> {{x}} :* & ! ( ; @ __proto__ null 1e99 -1 0 NaN
  01900000-0000-7000-8000-000000000000`),
)
const word = fc.stringMatching(/^[\w~!$'()*,;:@.-]{0,12}$/)
const piece = fc.oneof(word, awkward, bytes)
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))

const known = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    ...words(`
    search view-all-services elgin_today activities activity/start knowledgebase login dashboard
    assets media favicon.svg healthz api api/search api/activities api/salesforce/elginToday
    api/i18n/processed/es api/feeds/news api/salesforce/knowledgebase api/docs api/featureflags`),
  ),
)
const path = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: text }),
    fc.array(text, { maxLength: 3 }),
  )
  .map(([first, rest]) => `/${[first, ...rest].join('/')}`)

const key = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'term',
      'page',
      'lng',
      'activityId',
      'offset',
      'limit',
      'action',
      'notice',
      'id',
      'v',
    ),
  },
  { weight: 1, arbitrary: text },
)
const query = fc
  .array(fc.tuple(key, text), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

const request = fc.record({
  // No address carries these bare (RFC 3986); the runtime refuses them before any worker runs.
  target: fc
    .tuple(path, query)
    .map(([at, asked]) =>
      (asked ? `${at}?${asked}` : at).replaceAll(/[#" <>^`{|}]/g, encodeURIComponent),
    ),
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS') },
  ),
  language: fc.oneof(fc.constantFrom('en', 'es'), text),
})

/**
 * Sends this many generated requests, the same on every run with a seed, and throws with the smallest
 * that gets a forbidden answer.
 */
export const fuzz = (origin: string, requests: number, seed = 20_261_121): Promise<void> =>
  fc.assert(
    fc.asyncProperty(request, async ({ target, method, language }) => {
      const headers = { 'accept-language': language, cookie: `language=${language}` }
      const answer = await ask(origin, target, { method, headers })
      const faults = standingViolations(origin, answer)
      if (faults.length > 0) throw new Error(`${method} ${target}: ${faults.join('; ')}`)
    }),
    { numRuns: requests, seed, endOnFailure: false },
  )
