// Pure rules that the contract, the settings and the workers share.
export { isOlder, isVersion } from './app-version.ts'
export {
  androidLinks,
  appleAssociation,
  deepLinks,
  mobileLimits,
  mobilePlatforms,
  type MobileApps,
  type MobilePlatform,
  noMobileApps,
} from './mobile-apps.ts'
