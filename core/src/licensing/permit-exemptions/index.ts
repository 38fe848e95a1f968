export {
  addPermitExemption,
  listPermitExemptions,
  previewPermitExemption,
  withdrawPermitExemption,
} from './edit-exemptions.ts'
export { getPermitNeed, type PermitNeed } from './get-permit-need.ts'
export { getPermitGuide } from './permit-guide.ts'
