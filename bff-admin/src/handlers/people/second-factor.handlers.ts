import {
  carrySession,
  deviceOr,
  type HandlerContext,
  type Handlers,
  ok,
} from '@portal/bff-pipeline'
import type { OpenedSession } from '@portal/core/identity'
import {
  type AddedFactor,
  addTotp,
  beginTotp,
  enterRecoveryCode,
  enterTotpCode,
  getSecondStep,
  getTotpSetup,
  listSecondFactors,
  makeRecoveryCodes,
  removeSecondFactor,
  requireSecondFactors,
  resetSecondFactors,
  type SecretBox,
  secretBox,
} from '@portal/core/second-factor'
import type { secondFactor } from '@portal/openapi/admin/people/second-factor'
import { relyingParty } from './relying-party.ts'

const boxOf = ({ state }: HandlerContext): SecretBox => secretBox(state.authSecret)

const partyOf = ({ state, city }: HandlerContext) => relyingParty(state.env, city)

// 400 kB, for passkeys alone.
const passkeys = () => import('@portal/core/second-factor/passkeys')

/** The browser is known from now on: the person has shown all that they need. */
function deviceOf({ state }: HandlerContext): string {
  const { authSecret, client, env, notes } = state
  const { device, headers } = deviceOr(env, client.device, { authSecret, key: undefined })
  notes.cookies.push(...Object.values(headers))
  return device
}

function loggedIn(context: HandlerContext, opened: OpenedSession) {
  carrySession(context.state, opened)
  return { status: 204, body: null } as const
}

function added(context: HandlerContext, { recoveryCodes, ...opened }: AddedFactor) {
  carrySession(context.state, opened)
  return { status: 201, body: { recoveryCodes } } as const
}

const gone = async (work: Promise<void>) => {
  await work
  return { status: 204, body: null } as const
}

export const secondFactorHandlers = {
  async getSecondStep(_input, context) {
    return ok(getSecondStep(context))
  },

  async enterTotpCode({ body }, context) {
    const given = { ...body, device: deviceOf(context) }
    return loggedIn(context, await enterTotpCode(context, boxOf(context), given))
  },

  async enterRecoveryCode({ body }, context) {
    const given = { ...body, device: deviceOf(context) }
    return loggedIn(context, await enterRecoveryCode(context, given))
  },

  async beginPasskeyLogin(_input, context) {
    const { beginPasskeyLogin } = await passkeys()
    return ok({ ...(await beginPasskeyLogin(context, partyOf(context))) })
  },

  async enterPasskey({ body }, context) {
    const { enterPasskey } = await passkeys()
    const given = { ...body, device: deviceOf(context) }
    return loggedIn(context, await enterPasskey(context, partyOf(context), given))
  },

  async listSecondFactors(_input, context) {
    const { factors, ...rest } = await listSecondFactors(context)
    const sent = factors.map(({ createdAt, lastUsedAt, ...factor }) => ({
      ...factor,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
    return ok({ factors: sent, ...rest })
  },

  beginTotp: (_input, context) => gone(beginTotp(context, boxOf(context))),

  async getTotpSetup(_input, context) {
    return ok({ setup: await getTotpSetup(context, boxOf(context)) })
  },

  async addTotp({ body }, context) {
    const given = { ...body, device: deviceOf(context) }
    return added(context, await addTotp(context, boxOf(context), given))
  },

  async beginPasskey(_input, context) {
    const { beginPasskey } = await passkeys()
    return ok({ ...(await beginPasskey(context, partyOf(context))) })
  },

  async addPasskey({ body }, context) {
    const { addPasskey } = await passkeys()
    const given = { ...body, device: deviceOf(context) }
    return added(context, await addPasskey(context, partyOf(context), given))
  },

  removeSecondFactor: ({ params }, context) => gone(removeSecondFactor(context, params.id)),

  async makeRecoveryCodes(_input, context) {
    return ok({ recoveryCodes: await makeRecoveryCodes(context) })
  },

  requireSecondFactors: ({ body }, context) => gone(requireSecondFactors(context, body.isRequired)),

  resetSecondFactors: ({ params }, context) => gone(resetSecondFactors(context, params.id)),
} satisfies Handlers<typeof secondFactor>
