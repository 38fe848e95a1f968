export { type LanguageOption, languageOptions } from '../kernel/language.ts'
export { type Resources, resourcesOf } from './resources.ts'
export { say, sayFrom } from './say.ts'
export type { TextKey } from './defaults/index.ts'
