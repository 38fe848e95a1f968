export { type LanguageOption, languageOptions, type Resources, resourcesOf } from './resources.ts'
export type { TextKey } from './defaults/index.ts'
