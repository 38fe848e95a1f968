import { type HandlerContext, type Handlers, ok } from '@portal/bff-pipeline'
import { type Citation, citationPath, getCitation, lookUpCitation } from '@portal/core/citations'
import { dollarsOf } from '@portal/core/kernel'
import type { citations } from '@portal/openapi/resident/money/citations'

function citationView({ language, state }: HandlerContext, { dueCents, ...citation }: Citation) {
  const { number, type, typeEs, issuedOn, dueOn } = citation
  const isSpanish = language === 'es' && typeEs !== null
  return {
    number,
    type: isSpanish ? typeEs : type,
    typeLanguage: isSpanish ? ('es' as const) : ('en' as const),
    issuedOn,
    dueOn,
    amount: dollarsOf(dueCents),
    isPaid: dueCents === 0,
    path: citationPath(state.authSecret, citation),
  }
}

export const citationHandlers = {
  getCitation: async ({ params, query }, context) => {
    const citation = await getCitation(context, context.state.authSecret, { ...params, ...query })
    return ok(citationView(context, citation))
  },
  lookUpCitation: async ({ body }, context) => {
    const address = context.state.client.ipAddress ?? 'local'
    return ok(citationView(context, await lookUpCitation(context, body, address)))
  },
} satisfies Handlers<typeof citations>
