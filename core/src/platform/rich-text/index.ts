export { safeRichText } from './safe-rich-text.ts'
