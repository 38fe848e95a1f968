// What forms and their screens know of hosted forms: pure types and functions.
export { dollars, describeAnswer, type AnswerWords } from './describe-answers.ts'
export type {
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
} from './form-rules.ts'
export { knownAnswers } from './known-answers.ts'
