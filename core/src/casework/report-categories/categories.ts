import type { CategoryFacts } from './category-facts.ts'

/**
 * Spec, resident sections 1, 3 and 9; docs/decisions.md has the lists that it does not show. Form,
 * validation, contract, staff view and texts follow this table. The keys are on the wire.
 */
export const reportCategories = {
  graffiti: {
    name: 'ReportCategory.Category_graffiti',
    fields: [
      {
        kind: 'choice',
        name: 'location',
        label: 'ReportCategory.GraffitiLocation',
        choices: {
          PRIVATE_RESIDENCE: 'ReportCategory.GraffitiLocation_PRIVATE_RESIDENCE',
          BUSINESS: 'ReportCategory.GraffitiLocation_BUSINESS',
          STREET_OR_SIDEWALK: 'ReportCategory.GraffitiLocation_STREET_OR_SIDEWALK',
          CITY_SIGN: 'ReportCategory.GraffitiLocation_CITY_SIGN',
          PARK: 'ReportCategory.GraffitiLocation_PARK',
          UTILITY_BOX: 'ReportCategory.GraffitiLocation_UTILITY_BOX',
          OTHER: 'ReportCategory.GraffitiLocation_OTHER',
        },
      },
      { kind: 'yes-no', name: 'offensive', label: 'ReportCategory.GraffitiOffensive' },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 2,
    isShared: true,
  },
  trees: {
    name: 'ReportCategory.Category_trees',
    fields: [
      {
        kind: 'choice',
        name: 'problem',
        label: 'ReportCategory.TreeProblem',
        choices: {
          DOWN: 'ReportCategory.TreeProblem_DOWN',
          TRIMMING: 'ReportCategory.TreeProblem_TRIMMING',
          DEAD_OR_DECAYING: 'ReportCategory.TreeProblem_DEAD_OR_DECAYING',
        },
      },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 10,
    isShared: true,
  },
  sidewalk: {
    name: 'ReportCategory.Category_sidewalk',
    fields: [
      {
        kind: 'choice',
        name: 'problem',
        label: 'ReportCategory.SidewalkProblem',
        choices: {
          CRACKED: 'ReportCategory.SidewalkProblem_CRACKED',
          UNEVEN: 'ReportCategory.SidewalkProblem_UNEVEN',
          OTHER: 'ReportCategory.SidewalkProblem_OTHER',
        },
      },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 30,
    isShared: true,
  },
  streetlight: {
    name: 'ReportCategory.Category_streetlight',
    fields: [
      {
        kind: 'choice',
        name: 'poleType',
        label: 'ReportCategory.PoleType',
        choices: {
          METAL: 'ReportCategory.PoleType_METAL',
          WOODEN: 'ReportCategory.PoleType_WOODEN',
        },
      },
      {
        kind: 'choice',
        name: 'problem',
        label: 'ReportCategory.StreetlightProblem',
        choices: {
          BURNED_OUT: 'ReportCategory.StreetlightProblem_BURNED_OUT',
          ALWAYS_ON: 'ReportCategory.StreetlightProblem_ALWAYS_ON',
          SERIES_WITHOUT_POWER: 'ReportCategory.StreetlightProblem_SERIES_WITHOUT_POWER',
          GLASS_BROKEN: 'ReportCategory.StreetlightProblem_GLASS_BROKEN',
          FLICKERS: 'ReportCategory.StreetlightProblem_FLICKERS',
          OTHER: 'ReportCategory.StreetlightProblem_OTHER',
        },
      },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 5,
    isShared: true,
  },
  snowIce: {
    name: 'ReportCategory.Category_snowIce',
    fields: [
      {
        kind: 'choice',
        name: 'streetType',
        label: 'ReportCategory.StreetType',
        choices: {
          ALLEY: 'ReportCategory.StreetType_ALLEY',
          COURT: 'ReportCategory.StreetType_COURT',
          CITY_STREET: 'ReportCategory.StreetType_CITY_STREET',
          CUL_DE_SAC: 'ReportCategory.StreetType_CUL_DE_SAC',
        },
      },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 1,
    isShared: true,
  },
  garbageRecycling: {
    name: 'ReportCategory.Category_garbageRecycling',
    fields: [
      {
        kind: 'choice',
        name: 'request',
        label: 'ReportCategory.GarbageRequest',
        choices: {
          TOTER: 'ReportCategory.GarbageRequest_TOTER',
          LRS: 'ReportCategory.GarbageRequest_LRS',
          BULK: 'ReportCategory.GarbageRequest_BULK',
          LEAVES: 'ReportCategory.GarbageRequest_LEAVES',
        },
      },
      {
        kind: 'choice',
        name: 'toterType',
        label: 'ReportCategory.ToterType',
        choices: {
          NEW: 'ReportCategory.ToterType_NEW',
          EXCHANGE: 'ReportCategory.ToterType_EXCHANGE',
          REPAIR: 'ReportCategory.ToterType_REPAIR',
          MISSING: 'ReportCategory.ToterType_MISSING',
          REMOVE: 'ReportCategory.ToterType_REMOVE',
        },
        when: { field: 'request', is: ['TOTER'] },
      },
      {
        kind: 'choice',
        name: 'size',
        label: 'ReportCategory.ToterSize',
        choices: {
          '35 Gallon': 'ReportCategory.ToterSize_35 Gallon',
          '35 - Senior Rate': 'ReportCategory.ToterSize_35 - Senior Rate',
          '64 Gallon': 'ReportCategory.ToterSize_64 Gallon',
        },
        when: { field: 'request', is: ['TOTER'] },
      },
      {
        kind: 'choice',
        name: 'lrsService',
        label: 'ReportCategory.LrsService',
        choices: {
          NEW: 'ReportCategory.LrsService_NEW',
          EXCHANGE: 'ReportCategory.LrsService_EXCHANGE',
          REPAIR: 'ReportCategory.LrsService_REPAIR',
          MISSING: 'ReportCategory.LrsService_MISSING',
          REMOVE: 'ReportCategory.LrsService_REMOVE',
        },
        when: { field: 'request', is: ['LRS'] },
      },
      {
        kind: 'choice',
        name: 'lrsSize',
        label: 'ReportCategory.LrsSize',
        choices: { '35': 'ReportCategory.LrsSize_35', '64': 'ReportCategory.LrsSize_64' },
        when: { field: 'request', is: ['LRS'] },
      },
      {
        kind: 'choice',
        name: 'bulkType',
        label: 'ReportCategory.BulkType',
        choices: {
          BULK_ITEM: 'ReportCategory.BulkType_BULK_ITEM',
          APPLIANCE: 'ReportCategory.BulkType_APPLIANCE',
          TIRES: 'ReportCategory.BulkType_TIRES',
        },
        when: { field: 'request', is: ['BULK'] },
      },
    ],
    place: 'required',
    isAtHome: true,
    asksRating: false,
    targetDays: 5,
    isShared: false,
  },
  missedPickup: {
    name: 'ReportCategory.Category_missedPickup',
    fields: [
      {
        kind: 'choice',
        name: 'type',
        label: 'ReportCategory.MissedType',
        choices: {
          REFUSE: 'ReportCategory.MissedType_REFUSE',
          RECYCLING: 'ReportCategory.MissedType_RECYCLING',
          YARD_WASTE: 'ReportCategory.MissedType_YARD_WASTE',
          ORGANICS: 'ReportCategory.MissedType_ORGANICS',
          CHRISTMAS_TREE: 'ReportCategory.MissedType_CHRISTMAS_TREE',
        },
      },
      {
        kind: 'choice',
        name: 'day',
        label: 'ReportCategory.MissedDay',
        choices: {
          MONDAY: 'ReportCategory.MissedDay_MONDAY',
          TUESDAY: 'ReportCategory.MissedDay_TUESDAY',
          WEDNESDAY: 'ReportCategory.MissedDay_WEDNESDAY',
          THURSDAY: 'ReportCategory.MissedDay_THURSDAY',
          FRIDAY: 'ReportCategory.MissedDay_FRIDAY',
          SATURDAY: 'ReportCategory.MissedDay_SATURDAY',
        },
        preset: 'MONDAY',
      },
    ],
    place: 'required',
    isAtHome: true,
    asksRating: false,
    targetDays: 1,
    isShared: false,
  },
  codeViolation: {
    name: 'ReportCategory.Category_codeViolation',
    fields: [
      {
        kind: 'choice',
        name: 'locationDescription',
        label: 'ReportCategory.ViolationLocation',
        choices: {
          RESIDENTIAL: 'ReportCategory.ViolationLocation_RESIDENTIAL',
          COMMERCIAL: 'ReportCategory.ViolationLocation_COMMERCIAL',
        },
      },
      {
        kind: 'choice',
        name: 'type',
        label: 'ReportCategory.ViolationType',
        choices: {
          TALL_GRASS: 'ReportCategory.ViolationType_TALL_GRASS',
          DEBRIS: 'ReportCategory.ViolationType_DEBRIS',
          JUNK_VEHICLE: 'ReportCategory.ViolationType_JUNK_VEHICLE',
          PARKING_ON_GRASS: 'ReportCategory.ViolationType_PARKING_ON_GRASS',
          ILLEGAL_DUMPING: 'ReportCategory.ViolationType_ILLEGAL_DUMPING',
          WORK_WITHOUT_PERMIT: 'ReportCategory.ViolationType_WORK_WITHOUT_PERMIT',
          EXTERIOR: 'ReportCategory.ViolationType_EXTERIOR',
          UNSAFE_STRUCTURE: 'ReportCategory.ViolationType_UNSAFE_STRUCTURE',
          VACANT: 'ReportCategory.ViolationType_VACANT',
          OVERCROWDING: 'ReportCategory.ViolationType_OVERCROWDING',
          FENCE: 'ReportCategory.ViolationType_FENCE',
          WINDOWS: 'ReportCategory.ViolationType_WINDOWS',
          STANDING_WATER: 'ReportCategory.ViolationType_STANDING_WATER',
          SIGN: 'ReportCategory.ViolationType_SIGN',
          HOME_BUSINESS: 'ReportCategory.ViolationType_HOME_BUSINESS',
          SIDEWALK_SNOW: 'ReportCategory.ViolationType_SIDEWALK_SNOW',
          OTHER: 'ReportCategory.ViolationType_OTHER',
        },
      },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 10,
    isShared: false,
  },
  healthComplaint: {
    name: 'ReportCategory.Category_healthComplaint',
    fields: [
      {
        kind: 'choice',
        name: 'locationDescription',
        label: 'ReportCategory.HealthLocation',
        choices: {
          RESIDENTIAL: 'ReportCategory.HealthLocation_RESIDENTIAL',
          COMMERCIAL: 'ReportCategory.HealthLocation_COMMERCIAL',
        },
      },
      {
        kind: 'choice',
        name: 'type',
        label: 'ReportCategory.HealthType',
        choices: {
          RESTAURANT: 'ReportCategory.HealthType_RESTAURANT',
          FOOD_STORE: 'ReportCategory.HealthType_FOOD_STORE',
          FOOD_ILLNESS: 'ReportCategory.HealthType_FOOD_ILLNESS',
          RODENTS: 'ReportCategory.HealthType_RODENTS',
          INSECTS: 'ReportCategory.HealthType_INSECTS',
          MOSQUITOES: 'ReportCategory.HealthType_MOSQUITOES',
          MOLD: 'ReportCategory.HealthType_MOLD',
          NO_HEAT: 'ReportCategory.HealthType_NO_HEAT',
          NO_WATER: 'ReportCategory.HealthType_NO_WATER',
          SEWAGE: 'ReportCategory.HealthType_SEWAGE',
          POOL: 'ReportCategory.HealthType_POOL',
          ANIMALS: 'ReportCategory.HealthType_ANIMALS',
        },
      },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 5,
    isShared: false,
  },
  streetUtilities: {
    name: 'ReportCategory.Category_streetUtilities',
    fields: [
      {
        kind: 'choice',
        name: 'requestType',
        label: 'ReportCategory.UtilityType',
        choices: {
          POTHOLE: 'ReportCategory.UtilityType_POTHOLE',
          STORM_DRAIN: 'ReportCategory.UtilityType_STORM_DRAIN',
          HYDRANT: 'ReportCategory.UtilityType_HYDRANT',
          WATER_PRESSURE: 'ReportCategory.UtilityType_WATER_PRESSURE',
          SEWER_BACKUP: 'ReportCategory.UtilityType_SEWER_BACKUP',
          MANHOLE: 'ReportCategory.UtilityType_MANHOLE',
        },
      },
    ],
    place: 'required',
    asksRating: false,
    targetDays: 3,
    isShared: true,
  },
  generalInformation: {
    name: 'ReportCategory.Category_generalInformation',
    fields: [],
    place: 'optional',
    asksRating: false,
    targetDays: 1,
    isShared: false,
  },
  feedback: {
    name: 'ReportCategory.Category_feedback',
    fields: [],
    place: 'none',
    asksRating: true,
    targetDays: null,
    isShared: false,
  },
} as const satisfies Readonly<Record<string, CategoryFacts>>

export type ReportCategory = keyof typeof reportCategories

// Object.keys loses the constant's literal keys; a schema's enum needs at least one.
export const reportCategoryNames = Object.keys(reportCategories) as [
  ReportCategory,
  ...ReportCategory[],
]

export const isReportCategory = (text: unknown): text is ReportCategory =>
  typeof text === 'string' && Object.hasOwn(reportCategories, text)

export const categoryFacts = (category: ReportCategory): CategoryFacts => reportCategories[category]
