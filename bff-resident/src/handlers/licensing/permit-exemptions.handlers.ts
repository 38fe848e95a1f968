import { type Handlers, ok } from '@portal/bff-pipeline'
import { dollarsOf } from '@portal/core/kernel'
import { getPermitGuide, getPermitNeed } from '@portal/core/permit-exemptions'
import type { permitExemptions } from '@portal/openapi/resident/licensing/permit-exemptions'

/** `squares:24,feet:10`, which the contract has checked. */
const unitsIn = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((part) => part !== '')
      .map((part) => {
        const [answer = '', units = ''] = part.split(':')
        return [answer, Number(units)]
      }),
  )

export const permitExemptionHandlers = {
  getPermitGuide: async ({ params, query }, context) => ({
    status: 200,
    body: await getPermitGuide({ ...context, language: query.lng ?? 'en' }, params.guide),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="permit-guide-${params.guide}.pdf"`,
      'cache-control': 'public, max-age=3600',
    },
  }),
  getPermitNeed: async ({ query }, context) => {
    const { propertyType, option, units } = query
    const need = await getPermitNeed(context, { propertyType, option, units: unitsIn(units) })
    const { fee } = need
    return ok({
      ...need,
      fee: fee && {
        isLeast: fee.isLeast,
        total: dollarsOf(fee.totalCents),
        source: fee.source,
        fromDay: fee.fromDay,
        lines: fee.lines.map(({ name, cents }) => ({ name, amount: dollarsOf(cents) })),
        asks: [...fee.asks],
      },
    })
  },
} satisfies Handlers<typeof permitExemptions>
