// The one door that web apps may open: pure rules and types, no database, no dependencies.
export {
  type CircleLink,
  circleLinks,
  type CitySettings,
  type WebsiteSection,
} from './city/settings.ts'
export { type FlagName, type Flags } from './flags/flags.ts'
export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOr,
  languages,
} from './kernel/language.ts'
export {
  type HighlightSegment,
  highlightSegments,
  searchPages,
  searchPageSize,
} from './search/rules.ts'
export {
  type ServiceAction,
  serviceActions,
  type ServiceType,
  serviceTypes,
} from './services/rules.ts'
export { type SpecialService, specialServiceIds } from './services/special.ts'
export type { TextKey } from './translations/defaults/index.ts'
