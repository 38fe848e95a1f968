import { describe, expect, it } from 'vitest'
import { askedDetails, askedFields, type ReportForm, reportErrors } from './report-form.ts'

const lamp: ReportForm = {
  address: '100 Millrace St',
  position: { latitude: 42.04, longitude: -88.29 },
  description: 'It is dark.',
  extraDescription: '',
  rating: null,
  details: { poleType: 'METAL', problem: 'BURNED_OUT' },
  guestEmail: '',
}
const errorsOf = (...given: Parameters<typeof reportErrors>) =>
  reportErrors(...given).map(({ field, kind }) => `${field} ${kind}`)

describe('a report', () => {
  it('with all required fields has no error', () => {
    expect(errorsOf('streetlight', lamp)).toEqual([])
  })

  it.each<[string, Partial<ReportForm>, string[]]>([
    ['without a place', { address: ' ', position: null }, ['address Required']],
    ['whose address is none of the city’s', { position: null }, ['address Invalid']],
    ['with a position but no address', { address: '' }, ['address Required']],
    ['with a position but an address of spaces', { address: '  ' }, ['address Required']],
    ['without a description', { description: ' ' }, ['description Required']],
    ['without an answer', { details: { poleType: 'METAL' } }, ['problem Required']],
    [
      'with an empty answer',
      { details: { poleType: '', problem: 'BURNED_OUT' } },
      ['poleType Required'],
    ],
    [
      'with an answer that is no choice',
      { details: { poleType: 'toString', problem: 'BURNED_OUT' } },
      ['poleType Invalid'],
    ],
    [
      'with a yes where a choice is asked for',
      { details: { poleType: true, problem: 'BURNED_OUT' } },
      ['poleType Invalid'],
    ],
  ])('%s shows its error at its field', (_what, over, errors) => {
    expect(errorsOf('streetlight', { ...lamp, ...over })).toEqual(errors)
  })

  it('lists all errors in the order of the form, a guest’s email address last', () => {
    const empty = { ...lamp, address: '', position: null, description: '', details: {} }
    const fields = reportErrors('streetlight', { ...empty, guestEmail: 'x' }).map((f) => f.field)
    expect(fields).toEqual(['address', 'poleType', 'problem', 'description', 'guestEmail'])
  })

  it('needs a yes or a no where it asks for one', () => {
    const graffiti = (offensive?: boolean | string) =>
      errorsOf('graffiti', {
        ...lamp,
        details: { location: 'PARK', ...(offensive !== undefined && { offensive }) },
      })
    expect(graffiti()).toEqual(['offensive Required'])
    expect(graffiti('yes')).toEqual(['offensive Required'])
    expect(graffiti(false)).toEqual([])
    expect(graffiti(true)).toEqual([])
  })

  it('feedback on the portal needs a rating and no place', () => {
    const feedback = { ...lamp, address: '', position: null, details: {} }
    expect(errorsOf('feedback', feedback)).toEqual(['rating Required'])
    expect(errorsOf('feedback', { ...feedback, rating: 5 })).toEqual([])
  })
})

describe('a question that depends on another', () => {
  const names = (details: ReportForm['details']) =>
    askedFields('garbageRecycling', details).map(({ name }) => name)

  it('is shown, and its answer kept, only with that answer', () => {
    const without = names({})
    const toter = names({ request: 'TOTER' })
    const extra = toter.filter((name) => !without.includes(name))
    expect(extra.length).toBeGreaterThan(0)
    const [one = ''] = extra
    expect(names({ request: 'BULK' })).not.toContain(one)
    const given = { request: 'TOTER', [one]: 'x' }
    expect(askedDetails('garbageRecycling', given)).toEqual(given)
    expect(askedDetails('garbageRecycling', { ...given, request: 'BULK' })).toEqual({
      request: 'BULK',
    })
  })
})
