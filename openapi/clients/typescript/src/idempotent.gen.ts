// Written by `node openapi/emit.ts` from openapi/resident.yaml.

const keyed: ReadonlySet<string> = new Set([
  "POST /laserfiche/forms/{bpid}/submissions",
  "POST /payment",
  "POST /paymentLPI",
  "POST /permits/{year}/{number}/resubmission",
  "POST /reports",
  "POST /request-status/{id}/additionalInformation",
  "POST /salesforce/activity/{type}/{id}/additionalInformation",
  "POST /salesforce/matchOrCreateOrgsToSalesforceOrgs",
  "POST /salesforce/matchToSalesforceContact",
  "POST /salesforce/zoningInquiry/{activityId}",
  "POST /scheduled-payments",
  "POST /users/account"
])

/** Whether the operation takes an Idempotency-Key. */
export const takesKey = (method: string, path: string): boolean => keyed.has(`${method} ${path}`)
