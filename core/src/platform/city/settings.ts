import type { Language } from '../kernel/language.ts'

/** A post address in the form that a letter carries. */
export interface PostAddress {
  readonly line1: string
  readonly line2: string
}

/** Latitude and longitude in degrees, WGS 84. */
export interface MapBox {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/**
 * The city itself: what would differ if another city ran this portal. Stored as overrides of
 * `defaultCity` in the table `city_settings`.
 */
export interface CitySettings {
  readonly name: string
  /** Lower-case name for paths: `/elgin_today`. */
  readonly slug: string
  /** IANA name of the zone in which the city's days begin and end. */
  readonly timeZone: string
  readonly address: PostAddress
  readonly phone: string
  readonly helpMail: string
  /** The city's website, without a trailing slash; header and footer menus hang below it. */
  readonly websiteUrl: string
  /** Paths below `websiteUrl` that the header's and footer's menus lead to. */
  readonly websitePaths: Readonly<Record<WebsiteSection, string>>
  /** Page shown in the chat frame; without it there is no chat. */
  readonly chatUrl: string | null
  /** Opens the city's mobile app on a phone that has it; null where there is none. */
  readonly mobileAppUrl: string | null
  readonly map: { readonly center: readonly [number, number]; readonly box: MapBox }
  /** Feeds that the scheduler reads. */
  readonly feeds: { readonly newsUrl: string | null; readonly eventsUrl: string | null }
  /** Where the home page's circle links lead. */
  readonly circleLinks: Readonly<Record<CircleLink, string>>
  /** Whether a part of a water bill may be paid; otherwise at least what is due. */
  readonly takesPartialPayments: boolean
  /**
   * Networks of the city itself and of others who share one address, such as schools and libraries: ranges
   * such as `203.0.113.0/24` or `2001:db8::/48`. Callers from them have more room under every limit.
   */
  readonly ownNetworks: readonly { readonly name: string; readonly ranges: readonly string[] }[]
  /** So much more than what is due is taken without a question, in cents. */
  readonly overpaymentLimitCents: number
  /** A demo city says on every page that nothing in it is real. */
  readonly isDemo: boolean
}

/** The sections of the city's website (spec, resident section 2, header and footer). */
export const websiteSections = [
  'home',
  'residents',
  'business',
  'visitors',
  'government',
  'about',
  'explore',
] as const
export type WebsiteSection = (typeof websiteSections)[number]

/** The home page's circle links; FAQs always go to the knowledge base (spec, resident section 2). */
export const circleLinks = ['employment', 'business', 'transparency', 'maps'] as const
export type CircleLink = (typeof circleLinks)[number]

/** Elgin, Illinois; map constants from spec, resident section 9. */
export const defaultCity: CitySettings = {
  name: 'Elgin',
  slug: 'elgin',
  timeZone: 'America/Chicago',
  address: { line1: '150 Dexter Court', line2: 'Elgin, IL 60120' },
  phone: '(847) 931-6001',
  helpMail: 'help@cityofelgin.example',
  websiteUrl: 'https://www.cityofelgin.org',
  websitePaths: {
    home: '/',
    residents: '/residents',
    business: '/business',
    visitors: '/visitors',
    government: '/government',
    about: '/about',
    explore: '/explore',
  },
  chatUrl: null,
  mobileAppUrl: 'elginportal://open',
  map: { center: [42.04, -88.29], box: { south: 41.97, north: 42.1, west: -88.45, east: -88.22 } },
  feeds: { newsUrl: null, eventsUrl: null },
  circleLinks: {
    employment: '/employment',
    business: '/business',
    transparency: '/transparency',
    maps: '/maps',
  },
  takesPartialPayments: true,
  ownNetworks: [],
  overpaymentLimitCents: 5_000,
  isDemo: false,
}

/** What a city stores: any part of its settings. */
export type CityOverrides = Partial<CitySettings>

/** The settings in force: the stored part over the defaults. */
export const cityOf = (overrides: CityOverrides): CitySettings => ({ ...defaultCity, ...overrides })

/** A text that staff changed. */
export interface TextOverride {
  readonly language: Language
  readonly group: string
  readonly key: string
  readonly singular: string
  readonly plural: string | null
}
