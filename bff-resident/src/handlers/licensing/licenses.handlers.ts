import { type HandlerContext, type Handlers, ok } from '@portal/bff-pipeline'
import {
  calculateRenewal,
  checkLicense,
  getLicenseCalendar,
  getLicenseDocument,
  renewLicense,
} from '@portal/core/licenses'
import { fullYear } from '@portal/core/licenses/rules'
import type { licenses } from '@portal/openapi/resident/licensing/licenses'

interface Typed {
  readonly licenseYear: string
  readonly licenseNumber: string
  readonly licensePIN: string
}

const keyOf = ({ state }: HandlerContext, { licenseYear, licenseNumber, licensePIN }: Typed) => ({
  year: fullYear(licenseYear),
  number: licenseNumber,
  pin: licensePIN,
  address: state.client.ipAddress ?? 'local',
  secret: state.authSecret,
})

const portalUrlOf = ({ state }: HandlerContext): string => state.env.PORTAL_URL ?? ''

const inLanguage = (context: HandlerContext, lng: 'en' | 'es' = 'en') => ({
  ...context,
  language: lng,
})

export const licenseHandlers = {
  calculateRenewal: ({ body }, context) => ok(calculateRenewal(context, keyOf(context, body))),
  renewLicense: async ({ body }, context) => {
    const { total, ...typed } = body
    const renewal = await renewLicense(context, { ...keyOf(context, typed), total })
    const query = {
      accountNumber: renewal.caseNumber,
      accountType: 'Form Fee',
      amount: renewal.amount.toFixed(2),
      activityId: renewal.requestId,
    }
    return ok({ ...renewal, path: `/payment?${new URLSearchParams(query)}` })
  },
  checkLicense: ({ params }, context) => ok(checkLicense(context, params.code)),
  getLicenseDocument: async ({ params, query }, context) => {
    const { bytes, name } = await getLicenseDocument(
      inLanguage(context, query.lng),
      params.code,
      portalUrlOf(context),
    )
    return {
      status: 200,
      body: bytes,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    }
  },
  getLicenseCalendar: async ({ params, query }, context) => ({
    status: 200,
    body: await getLicenseCalendar(
      inLanguage(context, query.lng),
      params.code,
      portalUrlOf(context),
    ),
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="license.ics"',
      'cache-control': 'private, no-store',
    },
  }),
} satisfies Handlers<typeof licenses>
