import { getPermitBill } from '@portal/openapi/resident-client/permit-fees'
import { query } from '@portal/web-ui/api'

/** What is due on a building permit, by the request that one has of it. */
export const permitBillQuery = (activityId: string) =>
  query(getPermitBill, { path: { activityId } }, { retry: false })
