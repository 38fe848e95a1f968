// Pure rules that the contract, the operations and the screens share.
export {
  cleanForms,
  errorKeys,
  idParts,
  inBraces,
  isSameText,
  languageOfId,
  placeholdersIn,
  type TextError,
  type TextErrorKind,
  textErrors,
  type TextForms,
  textId,
  textVersion,
} from './checks.ts'
export {
  type LineState,
  lineStates,
  maxFile,
  type TextFormat,
  textFormats,
} from './file-formats.ts'
export { languageNamed, languageNames, type TextFilter, textFilters, textLimits } from './names.ts'
