export { CsvRows, type SentRow } from './csv-rows.ts'
export { englishOf, type ImportErrorCode } from './error-texts.ts'
export { firstErrors, maxErrors, type RowError } from './row-error.ts'
export { textOf } from './text-of.ts'
