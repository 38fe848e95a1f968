// Pure rules that the contract, the operations and the screens share.
export {
  type ArticleStep,
  articleSteps,
  fileColumn,
  importLayout,
  importLimits,
  type ImportListName,
  importLists,
  type ImportState,
  importStates,
} from './layout.ts'
export { contentImportErrors } from './error-texts.ts'
