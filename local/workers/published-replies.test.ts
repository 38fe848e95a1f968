import { describe, expect, it } from 'vitest'
import { publishedViolations, replyViolationsBy } from './published-replies.ts'

const period = {
  maintenanceWarningAlert: null,
  maintenanceSettings: null,
  onlineBillPayEnabled: true,
  reopensAt: null,
}

describe('a reply', () => {
  it.each(['resident', 'staff'] as const)(
    'of %s that is null where the document says so fits it',
    (app) => {
      const reply = { operationId: 'getMaintenanceInfo', status: 200, body: period }
      expect(publishedViolations(app, reply)).toEqual([])
    },
  )

  it('that lacks a field, or has one too many, does not', () => {
    const { reopensAt: _gone, ...less } = period
    const violations = (body: unknown) =>
      publishedViolations('resident', { operationId: 'getMaintenanceInfo', status: 200, body })
    expect(violations(less)).toEqual([
      expect.stringContaining("must have required property 'reopensAt'"),
    ])
    expect(violations({ ...period, more: 1 })).toEqual([
      expect.stringContaining('additional properties'),
    ])
    expect(violations({ ...period, reopensAt: 'soon' })).toEqual([
      expect.stringContaining('date-time'),
    ])
  })

  it('that is not published does not', () => {
    const reply = { operationId: 'getMaintenanceInfo', status: 418, body: null }
    expect(publishedViolations('resident', reply)).toEqual([
      'getMaintenanceInfo 418 is not published',
    ])
  })
})

it('a document that no reply can match is detected', () => {
  const named = {
    type: 'object',
    properties: { a: { type: 'string' } },
    additionalProperties: false,
  }
  const schema = { allOf: [{ $ref: '#/components/schemas/Named' }, { type: ['object', 'null'] }] }
  const responses = { 200: { content: { 'application/json': { schema } } } }
  const document = {
    paths: { '/x/{id}': { get: { operationId: 'getX', responses } } },
    components: { schemas: { Named: named } },
  }
  const violations = replyViolationsBy(document)
  expect(violations({ operationId: 'getX', status: 200, body: { a: '' } })).toEqual([])
  expect(violations({ operationId: 'getX', status: 200, body: null })).toHaveLength(1)
})
