// Pure rules that the contract, the operations and the screens share.
export {
  answersSoFar,
  type BusinessKind,
  businessKinds,
  type ChecklistAnswers,
  checklistLimits,
  isComplete,
  type Plan,
  plansOf,
  type TypedAnswers,
  typedFrom,
  type Want,
  wants,
} from './checklist-answers.ts'
export { type Phase, phases, type StepName, stepNames, stepsFor } from './checklist-steps.ts'
