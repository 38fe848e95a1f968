export { createPermitRequest, type PermitRequest } from './create-permit-request.ts'
export { isLpiAccount, sameBill, settlePermitBill } from './permit-conditions.ts'
export { type PermitBill, viewPermitBill } from './view-permit-bill.ts'
