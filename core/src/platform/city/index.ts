export { draftedHomePage } from './drafted-home-page.ts'
export { type CityCopy, defaultCopy, loadCity } from './load-city.ts'
export { ownNetworkOf, unreadRanges } from './own-networks.ts'
export {
  type CircleLink,
  type CityOverrides,
  type CitySettings,
  cityOf,
  defaultCity,
  type Holiday,
  type InspectionSettings,
  pageSettings,
  type PageSettings,
  type TextOverride,
  type WebsiteSection,
} from './settings.ts'
