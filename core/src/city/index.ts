export { type CityCopy, defaultCopy, loadCity, type TextOverride } from './load-city.ts'
export {
  type CircleLink,
  type CityOverrides,
  type CitySettings,
  cityOf,
  defaultCity,
  type WebsiteSection,
} from './settings.ts'
