import { daysAfter, required } from '@portal/core/kernel/rules'
import {
  type PickupRuleEdit,
  pickupRuleErrors,
  pickupRuleKinds,
  pickupServices,
} from '@portal/core/pickup/rules'
import {
  addPickupRule,
  addStreetAlias,
  previewPickupRule,
  removeStreetAlias,
  withdrawPickupRule,
} from '@portal/openapi/admin-client/pickup'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm, FormContext } from '@portal/web-ui/forms/form-definition'

/** Hidden: what the form is about, and what the preview showed. */
export const ruleFields = { kind: 'kind', replaces: 'replaces', shown: 'shown' } as const

const kindOf = ({ text }: Fields) =>
  pickupRuleKinds.find((kind) => kind === text(ruleFields.kind)) ?? 'exception'

/** What the fields of a kind say; those that it lacks have no weight. */
function ruleIn(fields: Fields): PickupRuleEdit {
  const { text, isChecked } = fields
  const kind = kindOf(fields)
  const weekday = text('weekday')
  return {
    kind,
    service: pickupServices.find((service) => service === text('service')) ?? null,
    district: text('district') || null,
    fromDay: text('fromDay'),
    toDay: kind === 'season' ? text('toDay') : text('fromDay'),
    weekday: weekday === '' ? null : Number(weekday),
    everyWeeks: Number(text('everyWeeks') || 1),
    followsHolidays: kind !== 'season' || isChecked('followsHolidays'),
    movedTo: kind === 'exception' ? text('movedTo') || null : null,
    name: text('name').trim(),
    nameEs: text('nameEs').trim(),
  }
}

/** Errors that are about one field. */
const about = {
  'PickupCalendar.SameDay': 'fromDay',
  'PickupCalendar.SameHoliday': 'fromDay',
  'PickupCalendar.Overlaps': 'fromDay',
  'PickupCalendar.Past': 'fromDay',
  'PickupCalendar.NoDistrict': 'district',
} as const

/** First shows what changes in every district, then sets the rule. */
async function previewOrSet(fields: Fields, { call }: FormContext): Promise<FormAnswer> {
  const { text } = fields
  const edit = ruleIn(fields)
  const errors = pickupRuleErrors(edit)
  if (errors.length > 0) return refusedBy(errors)
  const body = { ...edit, replaces: text(ruleFields.replaces) || null }
  const shown = JSON.stringify(body)
  if (text(ruleFields.shown) === shown) {
    await call(addPickupRule, { body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'PickupCalendar.Saved' }
  }
  const { summary } = await call(previewPickupRule, { body })
  const question = { codes: [], cents: 0, about: shown }
  return {
    kind: 'refused',
    problems: [],
    ask: { title: 'PickupCalendar.PreviewTitle', messages: summary, ...question },
  }
}

const placeLabels = {
  district: 'PickupCalendar.District',
  service: 'PickupCalendar.Service',
} as const

/** By kind of rule: each has fields of its own. */
export const ruleForms = {
  exception: {
    name: 'pickup-exception',
    title: 'PickupCalendar.Failed',
    labels: {
      ...placeLabels,
      fromDay: 'PickupCalendar.ExceptionDay',
      movedTo: 'PickupCalendar.MovedTo',
      name: 'PickupCalendar.Reason',
      nameEs: 'PickupCalendar.ReasonEs',
    },
    about,
    send: previewOrSet,
  },
  holiday: {
    name: 'pickup-holiday',
    title: 'PickupCalendar.Failed',
    labels: {
      fromDay: 'PickupCalendar.Day',
      name: 'PickupCalendar.HolidayName',
      nameEs: 'PickupCalendar.HolidayNameEs',
    },
    about,
    send: previewOrSet,
  },
  season: {
    name: 'pickup-season',
    title: 'PickupCalendar.Failed',
    labels: {
      ...placeLabels,
      fromDay: 'PickupCalendar.FirstDay',
      toDay: 'PickupCalendar.LastDay',
      weekday: 'PickupCalendar.Weekday',
      everyWeeks: 'PickupCalendar.EveryWeeks',
    },
    about,
    send: previewOrSet,
  },
} as const satisfies Record<PickupRuleEdit['kind'], AppForm>

/** The whole city must be chosen: it is no default. */
export const everywhere = '*'

/** Moves what is due today, in one step: people are waiting at the curb. */
export const lateTodayForm: AppForm = {
  name: 'late-today',
  title: 'PickupCalendar.Failed',
  labels: {
    district: 'PickupCalendar.District',
    movedTo: 'PickupCalendar.MovedTo',
    name: 'PickupCalendar.Reason',
    nameEs: 'PickupCalendar.ReasonEs',
  },
  about: { ...about, 'PickupCalendar.SameDay': 'district', 'PickupCalendar.Past': 'movedTo' },
  async send(fields, { call }): Promise<FormAnswer> {
    const { text } = fields
    const [today, district] = [text('today'), text('district')]
    const edit: PickupRuleEdit = {
      ...ruleIn(fields),
      kind: 'exception',
      district: district === everywhere ? null : district,
      fromDay: today,
      toDay: today,
      movedTo: text('movedTo') || daysAfter(today, 1),
    }
    const missing = required('district', district)
    const errors = [...missing, ...pickupRuleErrors(edit)]
    if (errors.length > 0) return refusedBy(errors)
    await call(addPickupRule, { body: { ...edit, replaces: null } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'PickupCalendar.Delayed' }
  },
}

export const withdrawPickupForm: AppForm = {
  name: 'withdraw-pickup-rule',
  title: 'PickupCalendar.Failed',
  labels: {},
  async send({ text }, { call }) {
    await call(withdrawPickupRule, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'PickupCalendar.Withdrawn' }
  },
}

export const addAliasForm: AppForm = {
  name: 'add-street-alias',
  title: 'PickupCalendar.Failed',
  labels: { alias: 'PickupCalendar.Alias', street: 'PickupCalendar.Street' },
  about: { 'PickupCalendar.NoStreet': 'street', 'PickupCalendar.AliasTaken': 'alias' },
  async send({ text }, { call }) {
    const body = { alias: text('alias').trim(), street: text('street').trim() }
    await call(addStreetAlias, { body })
    return { kind: 'accepted', toast: 'SuccessAdd', code: 'PickupCalendar.AliasAdded' }
  },
}

export const removeAliasForm: AppForm = {
  name: 'remove-street-alias',
  title: 'PickupCalendar.Failed',
  labels: {},
  async send({ text }, { call }) {
    await call(removeStreetAlias, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'PickupCalendar.AliasRemoved' }
  },
}
