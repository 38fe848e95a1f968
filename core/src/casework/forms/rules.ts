// Pure types and functions that browsers may import.
export { contactEmail, contactName, contactPhone } from './contact-fields.ts'
export { dollars, describeAnswer, describeAnswers, type AnswerWords } from './describe-answers.ts'
export type {
  FormChoice,
  FormCondition,
  FormDefinition,
  FormFee,
  FormField,
  FormPage,
  FormText,
} from './form-definition.ts'
export {
  type AskedPage,
  type AskingField,
  answersTo,
  askedPages,
  feeLines,
  fieldErrors,
  type FormAnswers,
  formErrors,
  formLengths,
  holds,
  offeredChoices,
} from './form-rules.ts'
export { knownAnswers } from './known-answers.ts'
