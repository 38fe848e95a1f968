import { getPermitBill } from '@portal/openapi/resident-client/permit-fees'
import { query } from '@portal/web-ui/api'

export const permitBillQuery = (activityId: string) =>
  query(getPermitBill, { path: { activityId } }, { retry: false })
