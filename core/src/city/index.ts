export { type CityCopy, defaultCopy, loadCity } from './load-city.ts'
export {
  type CircleLink,
  type CityOverrides,
  type CitySettings,
  cityOf,
  defaultCity,
  type TextOverride,
  type WebsiteSection,
} from './settings.ts'
