import type { Language } from '../kernel/language.ts'
import { type MobileApps, noMobileApps } from '../mobile-apps/rules.ts'

/** As printed on a letter. */
export interface PostAddress {
  readonly line1: string
  readonly line2: string
}

export interface Holiday {
  /** ISO. */
  readonly day: string
  readonly name: string
}

/** Degrees, WGS 84. */
export interface MapBox {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Part of a day, in hours of the city's clock. */
export interface WindowHours {
  readonly from: number
  readonly to: number
}

export interface InspectionSettings {
  /** Working days ahead that can be booked. */
  readonly daysAhead: number
  /** Hour of the working day before, until which residents book, move and cancel. */
  readonly cutOffHour: number
  /** After a result is recorded, in which its inspector can correct it. */
  readonly correctionHours: number
  readonly morning: WindowHours
  readonly afternoon: WindowHours
}

/** What differs from city to city. `city_settings` stores overrides of `defaultCity`. */
export interface CitySettings {
  readonly name: string
  /** Lower-case, for paths: `/elgin_today`. */
  readonly slug: string
  /** IANA name. */
  readonly timeZone: string
  readonly address: PostAddress
  readonly phone: string
  readonly helpMail: string
  /** Without a trailing slash. */
  readonly websiteUrl: string
  /** Below `websiteUrl`, for the header and footer menus. */
  readonly websitePaths: Readonly<Record<WebsiteSection, string>>
  /** The page in the chat frame; null: no chat. */
  readonly chatUrl: string | null
  /** Opens the city's mobile app on phones; null: no app. */
  readonly mobileAppUrl: string | null
  readonly mobileApps: MobileApps
  readonly map: { readonly center: readonly [number, number]; readonly box: MapBox }
  /** Of the home page, in their order. */
  readonly circleLinks: readonly CircleLink[]
  /** Below `websiteUrl`; null: none. Without one to apply, people apply here. */
  readonly boardPages: Readonly<Record<BoardPage, string | null>>
  /** Otherwise at least what is due. */
  readonly takesPartialPayments: boolean
  /** Owners and tenants of permits: shown, and permits found by an owner's name. */
  readonly showsPermitNames: boolean
  /** Drawings of granted permits are public, unless staff decide otherwise for one. */
  readonly showsApprovedDrawings: boolean
  /**
   * CIDR ranges (`203.0.113.0/24`, `2001:db8::/48`) of the city and others who share one address,
   * such as schools. Their callers have higher rate limits.
   */
  readonly ownNetworks: readonly { readonly name: string; readonly ranges: readonly string[] }[]
  /** How far above the amount due a payment needs no question. */
  readonly overpaymentLimitCents: number
  /** A larger refund needs a second person; null: none does. */
  readonly refundLimitCents: number | null
  /** Working days for a kind of report, by its name, where the city has another target; null: none. */
  readonly targetDays: Readonly<Record<string, number | null>>
  /** What the city calls its areas, by code. */
  readonly areaNames: Readonly<Record<string, string>>
  /** No working days, besides Saturdays and Sundays. */
  readonly holidays: readonly Holiday[]
  readonly inspections: InspectionSettings
  /** Of the evening, in which people are reminded of tomorrow's pickups. */
  readonly pickupReminderHours: WindowHours
  /** In which broadcasts wait; over midnight if they start later than they end. */
  readonly broadcastQuietHours: WindowHours
  /** People, above which a broadcast waits for a second person; null: it never does. */
  readonly broadcastSecondPersonAbove: number | null
  /** Every page of a demo city says that nothing is real. */
  readonly isDemo: boolean
}

/** Of the city's website (spec, resident section 2, header and footer). */
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

export const circleIcons = [
  'briefcase',
  'storefront',
  'magnifier',
  'map',
  'house',
  'people',
  'leaf',
  'card',
  'news',
  'heart',
] as const
export type CircleIcon = (typeof circleIcons)[number]

/** On the home page; FAQs always follow, and go to the knowledge base (spec, resident section 2). */
export interface CircleLink {
  readonly id: string
  readonly icon: CircleIcon
  readonly text: string
  readonly textEs: string
  /** A path, or the whole address of another site. */
  readonly address: string
  /** A path of this portal; otherwise one of the city's website. */
  readonly isOnPortal: boolean
  readonly isHidden: boolean
}

/** What staff edit of the home page: both lists whole, in their order. */
export interface HomePageBody {
  /** Hidden ones too. */
  readonly circleLinks: readonly CircleLink[]
  /** The ids of the popular services. Their names and icons are kept with each service. */
  readonly services: readonly string[]
}

/** Delivered with the portal; below the city's website. */
const delivered = (id: CircleIcon, path: string, text: string, textEs: string): CircleLink => ({
  id: path.slice(1),
  icon: id,
  text,
  textEs,
  address: path,
  isOnPortal: false,
  isHidden: false,
})

/** Of the city's website, about all boards (spec, resident section 2). */
export const boardPages = [
  'commissionerGuide',
  'upcomingMeetings',
  'agendasAndMinutes',
  'apply',
  'studentApplication',
] as const
export type BoardPage = (typeof boardPages)[number]

/** Map constants from spec, resident section 9. */
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
  mobileApps: noMobileApps,
  map: { center: [42.04, -88.29], box: { south: 41.97, north: 42.1, west: -88.45, east: -88.22 } },
  circleLinks: [
    delivered('briefcase', '/employment', 'Employment', 'Empleo'),
    delivered('storefront', '/business', 'Business', 'Negocios'),
    delivered('magnifier', '/transparency', 'Transparency', 'Transparencia'),
    delivered('map', '/maps', 'Maps', 'Mapas'),
  ],
  boardPages: {
    commissionerGuide: '/boards/guide',
    upcomingMeetings: '/boards/meetings',
    agendasAndMinutes: '/boards/agendas-and-minutes',
    apply: null,
    studentApplication: '/boards/student-application',
  },
  takesPartialPayments: true,
  showsPermitNames: true,
  showsApprovedDrawings: true,
  ownNetworks: [],
  overpaymentLimitCents: 5_000,
  refundLimitCents: 50_000,
  targetDays: {},
  areaNames: {},
  holidays: [],
  inspections: {
    daysAhead: 8,
    cutOffHour: 15,
    correctionHours: 24,
    morning: { from: 8, to: 12 },
    afternoon: { from: 12, to: 16 },
  },
  pickupReminderHours: { from: 18, to: 22 },
  broadcastQuietHours: { from: 21, to: 8 },
  broadcastSecondPersonAbove: 1000,
  isDemo: false,
}

/** What pages carry of it. */
export type PageSettings = Omit<
  CitySettings,
  | 'broadcastQuietHours'
  | 'broadcastSecondPersonAbove'
  | 'holidays'
  | 'inspections'
  | 'mobileApps'
  | 'ownNetworks'
  | 'pickupReminderHours'
>

export function pageSettings(city: CitySettings): PageSettings {
  const {
    broadcastQuietHours: _broadcastQuietHours,
    broadcastSecondPersonAbove: _broadcastSecondPersonAbove,
    holidays: _holidays,
    inspections: _inspections,
    mobileApps: _mobileApps,
    ownNetworks: _ownNetworks,
    pickupReminderHours: _pickupReminderHours,
    ...carried
  } = city
  return carried
}

export type CityOverrides = Partial<CitySettings>

export const cityOf = (overrides: CityOverrides): CitySettings => ({
  ...defaultCity,
  ...overrides,
  // A stored part may be older than one of its settings.
  inspections: { ...defaultCity.inspections, ...overrides.inspections },
})

export interface TextOverride {
  readonly language: Language
  readonly group: string
  readonly key: string
  readonly singular: string
  readonly plural: string | null
}
