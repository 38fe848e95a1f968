import type { Handlers } from '@portal/bff-pipeline'
import { signedPath } from '@portal/core/kernel'
import { createZoningInquiry } from '@portal/core/zoning-inquiries'
import type { zoningInquiries } from '@portal/openapi/resident/casework/zoning-inquiries'

export const zoningInquiryHandlers = {
  createZoningInquiry: async ({ params, body }, context) => {
    const signed = (path: string) => signedPath(context.state.authSecret, path)
    const { SFDC_ContactID__c = null, ...inquiry } = body
    const created = await createZoningInquiry(context, signed, {
      ...inquiry,
      ...params,
      SFDC_ContactID__c,
    })
    return { status: 201, body: created }
  },
} satisfies Handlers<typeof zoningInquiries>
