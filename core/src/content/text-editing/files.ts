// A door of its own: the parsers of files are loaded with the first file.
export { compareTexts } from './compare-texts.ts'
export { exportTexts } from './export-texts.ts'
