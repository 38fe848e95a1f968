// Pure rules that the contract, the operations and the screens share.
export {
  amountTyped,
  exemptionErrors,
  exemptionLimits,
  failedConditions,
  needErrors,
} from './exemption-rules.ts'
export type {
  ExemptionCondition,
  NeedAnswers,
  PermitExemption,
  PermitExemptionEdit,
} from './permit-exemption.ts'
