import {
  inquiryErrors,
  type InquiryForm,
  markNames,
  marksText,
} from '@portal/core/zoning-inquiries/rules'
import { createZoningInquiry } from '@portal/openapi/resident-client/zoning-inquiries'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { zoningHref } from './zoning-search.ts'

export const activityField = 'activityId'

/** Sends a zoning inquiry; the same page then shows its number. Fields are called as in the payload. */
export const inquiryForm: AppForm = {
  name: 'zoning-inquiry',
  title: 'Zoning.SubmitFailed',
  errorsTitle: 'Zoning.ReviewErrors',
  labels: {
    Land_Parcel_Master_Address__c: 'Zoning.Property',
    Business_Details__c: 'Zoning.ProposedUsage',
    Mark_all_that_apply_to_you_inquiry__c: 'Zoning.AllThatApply',
    Is_this_a_home_based_business__c: 'Zoning.HomeBased',
    Is_this_a_new_business__c: 'Zoning.NewBusiness',
    guestEmail: 'Zoning.GuestEmail',
  },
  async send({ text, texts }, { call, keyOf, page }) {
    const marked = texts('Mark_all_that_apply_to_you_inquiry__c')
    const inquiry: InquiryForm = {
      Land_Parcel_Master_Address__c: text('Land_Parcel_Master_Address__c'),
      Business_Details__c: text('Business_Details__c'),
      Mark_all_that_apply_to_you_inquiry__c: marksText(
        markNames.filter((name) => marked.includes(name)),
      ),
      Is_this_a_home_based_business__c: text('Is_this_a_home_based_business__c'),
      Is_this_a_new_business__c: text('Is_this_a_new_business__c'),
    }
    const problems = inquiryErrors(inquiry)
    if (problems.length > 0) return { kind: 'refused', problems }
    const activityId = text(activityField)
    const contactId = page.viewer.organizationId ?? page.viewer.userId
    const body = {
      ...inquiry,
      guestEmail: text('guestEmail'),
      ...(contactId !== null && { SFDC_ContactID__c: contactId }),
    }
    const { caseNumber, statusPath } = await call(createZoningInquiry, {
      path: { activityId },
      body,
      header: keyOf(JSON.stringify(body)),
    })
    const status = statusPath ?? undefined
    return {
      kind: 'done',
      isWithin: true,
      href: zoningHref({ activityId, case: caseNumber, status }),
    }
  },
}
