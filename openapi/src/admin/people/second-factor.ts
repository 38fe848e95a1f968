import { z } from '@hono/zod-openapi'
import { factorLimits } from '@portal/core/second-factor/rules'
import { IdParams, json, operations, orNull, problem } from '../../contract.ts'
import { done } from '../../shared/people/identity.ts'
import { jsonBody } from '../../shared/user.ts'

const SecondFactor = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(['totp', 'passkey']).openapi({ description: 'totp: an authenticator app.' }),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .openapi('SecondFactor')

const name = z.string().max(factorLimits.name).openapi({ example: 'My phone' })

const typedCode = z.strictObject({
  code: z.string().min(1).max(100).openapi({ example: '123456' }),
})

const base64url = z.string().min(1).max(20_000).openapi({ format: 'base64url' })

const codes = z
  .array(z.string())
  .length(factorLimits.recoveryCodes)
  .openapi({ description: 'Each works once. They are not shown again.' })

const Added = z
  .strictObject({
    recoveryCodes: orNull(codes).openapi({ description: 'Only with the first second factor.' }),
  })
  .openapi('AddedSecondFactor')

const passkeyOptions = (name: string) =>
  z.looseObject({ challenge: z.string() }).openapi({ description: `\`${name}\` of WebAuthn.` })

/** As the browser's `toJSON` makes it; what we do not read is dropped. */
const NewPasskey = z.object({
  id: base64url,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

const ShownPasskey = z.object({
  id: base64url,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(200).optional(),
  }),
})

const wrong = problem('SecondFactor.WrongCode: wrong, or used before.')
const refused = problem('SecondFactor.PasskeyRefused.')
const over = problem('SecondFactor.Expired: ask for new options.')
const loggedIn = done('Logged in. The session has a new secret.')

export const secondFactor = operations('Second factor', {
  getSecondStep: {
    access: 'second-step',
    method: 'get',
    path: '/auth/second-step',
    summary: 'Get what the login waits for',
    responses: {
      200: json(
        z
          .strictObject({
            step: z.enum(['verify', 'enroll']),
            hasTotp: z.boolean(),
            hasPasskey: z.boolean(),
          })
          .openapi('SecondStep'),
        'verify: show a second factor. enroll: set one up.',
      ),
    },
  },

  enterTotpCode: {
    access: 'second-step',
    method: 'post',
    path: '/auth/second-step/totp',
    summary: 'Finish the login with the code of an authenticator app',
    request: jsonBody(typedCode),
    responses: { 204: loggedIn, 400: wrong },
  },

  enterRecoveryCode: {
    access: 'second-step',
    method: 'post',
    path: '/auth/second-step/recovery-code',
    summary: 'Finish the login with a recovery code',
    request: jsonBody(typedCode),
    responses: { 204: loggedIn, 400: wrong },
  },

  beginPasskeyLogin: {
    access: 'second-step',
    method: 'post',
    path: '/auth/second-step/passkey-options',
    summary: 'Get the options to finish the login with a passkey',
    responses: {
      200: json(passkeyOptions('PublicKeyCredentialRequestOptionsJSON'), 'For five minutes.'),
      404: problem('SecondFactor.NotFound: no passkey.'),
    },
  },

  enterPasskey: {
    access: 'second-step',
    method: 'post',
    path: '/auth/second-step/passkey',
    summary: 'Finish the login with a passkey',
    request: jsonBody(z.strictObject({ credential: ShownPasskey })),
    responses: { 204: loggedIn, 400: refused, 409: over },
  },

  listSecondFactors: {
    access: 'factor-owner',
    method: 'get',
    path: '/auth/second-factors',
    summary: 'List your own second factors',
    responses: {
      200: json(
        z
          .strictObject({
            factors: z.array(SecondFactor).openapi({ description: 'Oldest first.' }),
            recoveryCodesLeft: z.int().min(0),
            isRequired: z.boolean().openapi({ description: 'Staff need a second factor.' }),
            canChange: z.boolean().openapi({
              description: 'Logged in or confirmed in the last 15 minutes.',
            }),
          })
          .openapi('SecondFactors'),
        'Without secrets.',
      ),
    },
  },

  beginTotp: {
    access: 'factor-owner',
    method: 'post',
    path: '/auth/second-factors/totp-setup',
    summary: 'Start to set up an authenticator app',
    responses: { 204: done('There is a new secret for 15 minutes, in this session.') },
  },

  getTotpSetup: {
    access: 'factor-owner',
    method: 'get',
    path: '/auth/second-factors/totp-setup',
    summary: 'Get the secret for the authenticator app',
    responses: {
      200: json(
        z.strictObject({
          setup: orNull(
            z
              .strictObject({
                secret: z.string().openapi({ description: 'Base32, for typing.' }),
                uri: z.string().openapi({ description: 'For a QR code.' }),
              })
              .openapi('TotpSetup'),
          ),
        }),
        'Null if none was started, or 15 minutes ago.',
      ),
    },
  },

  addTotp: {
    access: 'factor-owner',
    method: 'post',
    path: '/auth/second-factors/totp',
    summary: 'Add the authenticator app, with its first code',
    request: jsonBody(typedCode.extend({ name })),
    responses: { 201: json(Added, 'Added.'), 400: wrong, 409: over },
  },

  beginPasskey: {
    access: 'factor-owner',
    method: 'post',
    path: '/auth/second-factors/passkey-options',
    summary: 'Get the options for a new passkey',
    responses: {
      200: json(passkeyOptions('PublicKeyCredentialCreationOptionsJSON'), 'For five minutes.'),
    },
  },

  addPasskey: {
    access: 'factor-owner',
    method: 'post',
    path: '/auth/second-factors/passkey',
    summary: 'Add a passkey',
    request: jsonBody(z.strictObject({ name, credential: NewPasskey })),
    responses: { 201: json(Added, 'Added.'), 400: refused, 409: over },
  },

  removeSecondFactor: {
    access: 'staff',
    method: 'delete',
    path: '/auth/second-factors/{id}',
    summary: 'Remove one of your own second factors',
    request: { params: IdParams },
    responses: {
      204: done('Removed. Recovery codes end with the last one.'),
      404: problem('SecondFactor.NotFound.'),
      409: problem('SecondFactor.LastOne: staff need one.'),
    },
  },

  makeRecoveryCodes: {
    access: 'staff',
    method: 'post',
    path: '/auth/recovery-codes',
    summary: 'Make new recovery codes',
    responses: {
      200: json(z.strictObject({ recoveryCodes: codes }), 'The older ones have ended.'),
      404: problem('SecondFactor.NotFound: without a second factor.'),
    },
  },

  requireSecondFactors: {
    access: 'staff',
    method: 'put',
    path: '/auth/second-factors/rule',
    summary: 'Set whether staff need a second factor',
    request: jsonBody(z.strictObject({ isRequired: z.boolean() })),
    responses: { 204: done('Set. Staff without one set it up at their next request.') },
  },

  resetSecondFactors: {
    access: 'staff',
    method: 'post',
    path: '/users/{id}/second-factors/reset',
    summary: 'Remove the second factors of a colleague who lost them',
    request: { params: IdParams },
    responses: {
      204: done('Removed. Their staff sessions have ended, and they get an email.'),
      404: problem('SecondFactor.NotFound: they have none.'),
      409: problem('SecondFactor.OwnReset: your own.'),
    },
  },
})
