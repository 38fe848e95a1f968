import { z } from '@hono/zod-openapi'
import { partnerKeyStatuses, partnerLimits, partnerScopes } from '@portal/core/partners/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { IfMatch } from '../casework/case-shapes.ts'

const partner = {
  name: z.string().max(partnerLimits.name).openapi({ example: 'Lakeside Apps' }),
  contact: z.string().max(partnerLimits.contact).openapi({
    description: 'Who to write to at the partner.',
    example: 'api@lakeside.example',
  }),
}
const name = z.string().max(partnerLimits.name).openapi({ example: 'Mobile app' })
const limitPerMinute = z.int().min(1).max(partnerLimits.perMinute).openapi({
  description: 'Requests per minute. Over it, requests get 429.',
})
const scopes = z.array(z.enum(partnerScopes)).max(partnerScopes.length).openapi({
  description: '`reports.write`: send reports by Open311.',
})
const keyEdit = { name, scopes, limitPerMinute }

const PartnerKey = z
  .strictObject({
    id: z.uuid(),
    ...keyEdit,
    prefix: z.string().max(40).openapi({ description: 'The first characters of the key.' }),
    status: z.enum(partnerKeyStatuses).openapi({
      description: '`ending`: it works, for at most seven more days.',
    }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    version: z.int().min(1),
  })
  .openapi('PartnerKey')

const Issued = json(
  z.strictObject({
    id: z.uuid(),
    key: z.string().max(80).openapi({ description: 'Shown only in this reply.' }),
  }),
  'Issued. We keep only a hash of the key.',
)

const wrong = problem('Util.FormContainsErrors with each invalid field.')
const missing = problem('Partners.NotFound.')
const stale = problem('Partners.ChangedMeanwhile: the partner has changed since you read it.')
const keyMissing = problem('Partners.KeyNotFound.')
const keyStale = problem('Partners.KeyChangedMeanwhile: the key has changed since you read it.')

export const partners = operations('Partners', {
  listPartners: {
    access: 'staff',
    method: 'get',
    path: '/partners',
    summary: 'List the partners with their API keys',
    responses: {
      200: json(
        z
          .array(
            z
              .strictObject({
                id: z.uuid(),
                ...partner,
                version: z.int().min(1),
                keys: z.array(PartnerKey),
              })
              .openapi('Partner'),
          )
          .max(partnerLimits.partners),
        'By name. The keys themselves are never listed.',
      ),
    },
  },

  createPartner: {
    access: 'staff',
    method: 'post',
    path: '/partners',
    summary: 'Add a partner',
    request: jsonBody(z.strictObject(partner)),
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'Added.'),
      400: wrong,
      409: problem('Partners.NameTaken, Partners.TooMany.'),
    },
  },

  updatePartner: {
    access: 'staff',
    method: 'put',
    path: '/partners/{id}',
    summary: 'Change a partner',
    request: { params: IdParams, headers: IfMatch, ...jsonBody(z.strictObject(partner)) },
    responses: {
      200: json(z.strictObject({ version: z.int().min(1) }), 'Changed. `ETag` is the new version.'),
      400: wrong,
      404: missing,
      409: problem('Partners.NameTaken.'),
      412: stale,
    },
  },

  issuePartnerKey: {
    access: 'staff',
    method: 'post',
    path: '/partners/{id}/keys',
    summary: 'Issue an API key',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          ...keyEdit,
          expiresOn: z.iso.date().nullable().openapi({
            description: 'The last day on which the key works. Null: until it is revoked.',
          }),
        }),
      ),
    },
    responses: {
      201: Issued,
      400: problem('Util.FormContainsErrors with each invalid field. Partners.ExpiryPast.'),
      404: missing,
      409: problem('Partners.TooManyKeys.'),
    },
  },

  updatePartnerKey: {
    access: 'staff',
    method: 'put',
    path: '/partner-keys/{id}',
    summary: 'Change the name, rights and limit of an API key',
    request: { params: IdParams, headers: IfMatch, ...jsonBody(z.strictObject(keyEdit)) },
    responses: {
      200: json(z.strictObject({ version: z.int().min(1) }), 'Changed. `ETag` is the new version.'),
      400: wrong,
      404: keyMissing,
      409: problem('Partners.KeyEnded.'),
      412: keyStale,
    },
  },

  rotatePartnerKey: {
    access: 'staff',
    method: 'post',
    path: '/partner-keys/{id}/rotation',
    summary: 'Replace an API key with a new one',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(
        z.strictObject({
          keepHours: z.int().min(0).max(partnerLimits.rotationHours).openapi({
            description: 'How long the old key still works.',
          }),
        }),
      ),
    },
    responses: {
      201: Issued,
      400: wrong,
      404: keyMissing,
      409: problem('Partners.KeyEnded, Partners.TooManyKeys.'),
      412: keyStale,
    },
  },

  revokePartnerKey: {
    access: 'staff',
    method: 'delete',
    path: '/partner-keys/{id}',
    summary: 'Revoke an API key',
    request: { params: IdParams, headers: IfMatch },
    responses: { 200: json(Success, 'Revoked.'), 404: keyMissing, 412: keyStale },
  },
})
