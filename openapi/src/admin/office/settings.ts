import { z } from '@hono/zod-openapi'
import { flagNames } from '@portal/core/flags/rules'
import { mobileLimits } from '@portal/core/mobile-apps/rules'
import { type ReportCategory, reportCategoryNames } from '@portal/core/report-categories/rules'
import { settingLimits } from '@portal/core/settings/rules'
import { json, operations, orNull, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const text = z.string().max(settingLimits.text)
const url = z.string().max(settingLimits.address)
const urlOrEmpty = url.openapi({ description: 'Empty: none.' })
const cents = z.int().min(0)
/** Of what a screen changes as a whole. */
const Version = z.string().regex(/^[\da-f]{8}$/)
const IfMatch = z.object({
  'if-match': z
    .string()
    .regex(/^"[\da-f]{8}"$/)
    .openapi({ description: '`ETag` of the settings that you read.' }),
})
const Saved = json(
  z.strictObject({ version: Version }),
  'Saved. `ETag` is the new version. All pages have the change within a minute.',
)
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const stale = problem('Settings.ChangedMeanwhile: the settings have changed since you read them.')

const city = {
  name: text,
  phone: text,
  helpMail: text,
  addressLine1: text,
  addressLine2: text,
  websiteUrl: url,
  chatUrl: urlOrEmpty,
  mobileAppUrl: urlOrEmpty,
  takesPartialPayments: z.boolean(),
  showsApprovedDrawings: z.boolean().default(true).openapi({
    description: 'Drawings of granted permits are public, unless staff decide otherwise for one.',
  }),
  showsPermitNames: z.boolean().default(true).openapi({
    description: 'Owners and tenants of permits are shown, and permits are found by them.',
  }),
  pickupReminderFrom: z.int().min(0).max(23).default(18).openapi({
    description: 'Hour of the city’s clock, from which reminders of tomorrow’s pickups are sent.',
  }),
  pickupReminderTo: z.int().min(1).max(24).default(22).openapi({
    description: 'Hour until which they are sent; what is left then is not.',
  }),
  overpaymentLimitCents: cents,
  refundLimitCents: cents.nullable().openapi({
    description: 'Cents. A larger refund waits for a second person. Null: none does.',
  }),
}

const FlagParams = z.object({ name: z.enum(flagNames) })
const isEnabled = z.boolean().nullable()

const FlagSetting = z
  .strictObject({
    name: z.enum(flagNames),
    isEnabled: z.boolean(),
    default: z.boolean().openapi({ description: 'As the release has it.' }),
    isDefault: z.boolean().openapi({ description: 'The city has not set it.' }),
    changedAt: z.iso.datetime().nullable(),
    people: z
      .array(
        z.strictObject({
          id: z.uuid(),
          name: z.string(),
          email: z.string(),
          isEnabled: z.boolean(),
        }),
      )
      .openapi({ description: 'Who has a value of their own, at most 100.' }),
  })
  .openapi('FlagSetting')

const Days = orNull(z.int().min(1).max(settingLimits.days).openapi('WorkingDays'))

// Built from core's list of categories, which loses the keys' type.
const days = Object.fromEntries(reportCategoryNames.map((category) => [category, Days])) as Record<
  ReportCategory,
  typeof Days
>

const Targets = z
  .strictObject(days)
  .openapi('Targets', { description: 'Working days for each kind of report. Null: no due date.' })

const ServiceTargets = z
  .strictObject({
    targets: Targets,
    holidays: z
      .array(z.strictObject({ day: z.iso.date(), name: z.string() }))
      .openapi({ description: 'By day.' }),
    version: Version.openapi({ description: 'Of the targets.' }),
  })
  .openapi('ServiceTargets')

const area = {
  code: z.string().max(50),
  name: z
    .string()
    .max(settingLimits.areaName)
    .openapi({ description: 'Empty: by its code alone.' }),
}

const Areas = z
  .strictObject({
    areas: z.array(
      z
        .strictObject({
          ...area,
          addressCount: z.int(),
          openCount: z.int().openapi({ description: 'Open requests.' }),
          goesTo: z.array(z.string()).openapi({
            description: 'The team and person who get all new requests of the area.',
          }),
        })
        .openapi('Area'),
    ),
    version: Version.openapi({ description: 'Of the names.' }),
  })
  .openapi('Areas')

const hours = z.strictObject({
  from: z.int().min(0).max(23).openapi({ description: 'Hour of the city’s clock.' }),
  to: z.int().min(1).max(24),
})
const inspections = {
  daysAhead: z.int().min(1).max(settingLimits.daysAhead).openapi({
    description: 'Working days ahead that can be booked.',
  }),
  cutOffHour: z.int().min(0).max(23).openapi({
    description: 'Of the working day before, until which residents book, move and cancel.',
  }),
  correctionHours: z.int().min(0).max(settingLimits.correctionHours).openapi({
    description: 'After a result is recorded, in which its inspector can correct it.',
  }),
  morning: hours,
  afternoon: hours,
}

const broadcasts = {
  quietFrom: z.int().min(0).max(23).openapi({
    description:
      'Hour of the city’s clock from which messages to many wait; over midnight if it is later than `quietTo`.',
  }),
  quietTo: z.int().min(0).max(23).openapi({ description: 'The same hour: they never wait.' }),
  secondPersonAbove: orNull(z.int().min(0).max(settingLimits.secondPersonAbove)).openapi({
    description: 'People, above which a second person approves. Null: none does.',
  }),
}

const storeApp = {
  minimumVersion: z.string().max(mobileLimits.version).openapi({
    description: 'Such as `3.2.1`: apps below it are asked to update. Empty: none is.',
  }),
  storeUrl: z
    .string()
    .max(mobileLimits.address)
    .openapi({ description: 'Where to update. Empty: not set.' }),
}
const notice = z.string().max(mobileLimits.notice)
const mobileApps = {
  ios: z.strictObject({
    appIds: z.array(z.string().max(mobileLimits.appId)).max(mobileLimits.apps).openapi({
      description: 'Team and bundle, such as `ABCDE12345.gov.elgin.portal`.',
    }),
    ...storeApp,
  }),
  android: z.strictObject({
    packageName: z.string().max(mobileLimits.appId).openapi({ description: 'Empty: no app.' }),
    fingerprints: z
      .array(z.string().max(mobileLimits.fingerprint))
      .max(mobileLimits.apps)
      .openapi({ description: 'SHA-256 of the certificates that sign the app, as `AB:CD:…`.' }),
    ...storeApp,
  }),
  noticeEn: notice.openapi({ description: 'Shown by every app. Both empty: none.' }),
  noticeEs: notice,
}

const DayParams = z.object({ day: z.iso.date() })

export const settings = operations('Settings', {
  getCitySettings: {
    access: 'staff',
    method: 'get',
    path: '/settings/city',
    summary: 'Get the settings of the city',
    responses: {
      200: json(
        z.strictObject({ ...city, version: Version }).openapi('CitySettings'),
        'As stored now. `ETag` is the version.',
      ),
    },
  },

  setCitySettings: {
    access: 'staff',
    method: 'put',
    path: '/settings/city',
    summary: 'Set the settings of the city',
    request: { headers: IfMatch, ...jsonBody(z.strictObject(city)) },
    responses: { 200: Saved, 400: wrong, 412: stale },
  },

  listAreas: {
    access: 'staff',
    method: 'get',
    path: '/settings/areas',
    summary: 'List the city’s areas, with what is open there and who gets new requests',
    responses: { 200: json(Areas, 'By code. `ETag` is the version.') },
  },

  setAreaNames: {
    access: 'staff',
    method: 'put',
    path: '/settings/areas',
    summary: 'Name the city’s areas',
    request: {
      headers: IfMatch,
      ...jsonBody(
        z.strictObject({ names: z.array(z.strictObject(area)).max(settingLimits.areas) }),
      ),
    },
    responses: { 200: Saved, 400: wrong, 412: stale },
  },

  getInspectionSettings: {
    access: 'staff',
    method: 'get',
    path: '/settings/inspections',
    summary: 'Get when inspections can be booked, and results corrected',
    responses: {
      200: json(
        z.strictObject({ ...inspections, version: Version }).openapi('InspectionSettings'),
        'As stored now. `ETag` is the version.',
      ),
    },
  },

  setInspectionSettings: {
    access: 'staff',
    method: 'put',
    path: '/settings/inspections',
    summary: 'Set when inspections can be booked, and results corrected',
    request: { headers: IfMatch, ...jsonBody(z.strictObject(inspections)) },
    responses: { 200: Saved, 400: wrong, 412: stale },
  },

  getBroadcastSettings: {
    access: 'staff',
    method: 'get',
    path: '/settings/broadcasts',
    summary: 'Get when messages to many wait, and which need a second person',
    responses: {
      200: json(
        z.strictObject({ ...broadcasts, version: Version }).openapi('BroadcastSettings'),
        'As stored now. `ETag` is the version.',
      ),
    },
  },

  setBroadcastSettings: {
    access: 'staff',
    method: 'put',
    path: '/settings/broadcasts',
    summary: 'Set when messages to many wait, and which need a second person',
    request: { headers: IfMatch, ...jsonBody(z.strictObject(broadcasts)) },
    responses: { 200: Saved, 400: wrong, 412: stale },
  },

  getMobileApps: {
    access: 'staff',
    method: 'get',
    path: '/settings/mobile-apps',
    summary: 'Get the city’s mobile apps, their least versions and their notice',
    responses: {
      200: json(
        z.strictObject({ ...mobileApps, version: Version }).openapi('MobileApps'),
        'As stored now. `ETag` is the version.',
      ),
    },
  },

  setMobileApps: {
    access: 'staff',
    method: 'put',
    path: '/settings/mobile-apps',
    summary: 'Set the city’s mobile apps, their least versions and their notice',
    request: { headers: IfMatch, ...jsonBody(z.strictObject(mobileApps)) },
    responses: { 200: Saved, 400: wrong, 412: stale },
  },

  getServiceTargets: {
    access: 'staff',
    method: 'get',
    path: '/settings/targets',
    summary: 'Get the service targets and the city’s holidays',
    responses: { 200: json(ServiceTargets, 'As stored now. `ETag` is the version.') },
  },

  setServiceTargets: {
    access: 'staff',
    method: 'put',
    path: '/settings/targets',
    summary: 'Set how many working days each kind of report may take',
    request: { headers: IfMatch, ...jsonBody(z.strictObject({ targets: Targets })) },
    responses: { 200: Saved, 400: wrong, 412: stale },
  },

  setHoliday: {
    access: 'staff',
    method: 'put',
    path: '/settings/holidays/{day}',
    summary: 'Add a holiday, or change its name',
    request: { params: DayParams, ...jsonBody(z.strictObject({ name: text })) },
    responses: {
      200: json(Success, 'Saved. Due dates that are set from now on skip it.'),
      400: wrong,
      409: problem('Targets.TooManyHolidays.'),
      412: stale,
    },
  },

  deleteHoliday: {
    access: 'staff',
    method: 'delete',
    path: '/settings/holidays/{day}',
    summary: 'Delete a holiday',
    request: { params: DayParams },
    responses: {
      200: json(Success, 'Deleted.'),
      404: problem('Targets.NoHoliday.'),
      412: stale,
    },
  },

  listFlagSettings: {
    access: 'staff',
    method: 'get',
    path: '/settings/flags',
    summary: 'List the feature flags, and who has a value of their own',
    responses: { 200: json(z.array(FlagSetting), 'In the order of the specification.') },
  },

  setFlag: {
    access: 'staff',
    method: 'put',
    path: '/settings/flags/{name}',
    summary: 'Turn a feature on or off for all',
    request: {
      params: FlagParams,
      ...jsonBody(
        z.strictObject({ isEnabled: isEnabled.openapi({ description: 'Null: the default.' }) }),
      ),
    },
    responses: { 200: json(Success, 'Set. All pages have it within a minute.') },
  },

  setPersonFlag: {
    access: 'staff',
    method: 'put',
    path: '/settings/flags/{name}/people',
    summary: 'Turn a feature on or off for one person',
    request: {
      params: FlagParams,
      ...jsonBody(
        z.strictObject({
          email: text,
          isEnabled: isEnabled.openapi({ description: 'Null: as for all others.' }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Set. It takes effect within a minute.'),
      400: problem('Settings.NoSuchPerson: no account has this address.'),
    },
  },
})
