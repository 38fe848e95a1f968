import { isUnits } from '@portal/core/fee-schedules/rules'
import { centsTyped, type ValidationError } from '@portal/core/kernel/rules'
import { billErrors, type FeeAssessment } from '@portal/core/permit-desk/rules'
import { assessPermitFees } from '@portal/openapi/admin-client/permit-desk'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { rowsIn } from '@portal/web-ui/forms/rows-in'
import { did, seenIn } from './permit-forms.ts'

/** A question of the schedule; its unit is the label. */
export const unitField = (answer: string): string => `unit.${answer}`

/** Lines of the clerk's own. */
export const addedList = 'added'
/** Shows the bill again with what was typed, without JavaScript. */
export const previewField = 'preview'

export const addedFields = ['name', 'nameEs', 'rule', 'amount'] as const

const labels = {
  name: 'PermitDesk.LineName',
  nameEs: 'PermitDesk.LineNameEs',
  rule: 'PermitDesk.LineRule',
  amount: 'PermitDesk.LineAmount',
} as const

/** An empty row of the clerk's own. */
export const noLine = { name: '', nameEs: '', rule: '', amount: '' }

export const addedIn = (fields: Fields) =>
  rowsIn(fields, addedList, (prefix) => {
    const text = (name: string) => fields.text(prefix + name).trim()
    return {
      name: text('name'),
      nameEs: text('nameEs'),
      rule: text('rule'),
      amount: text('amount'),
    }
  })

/** As typed; what is no number has none, and no amount is zero. */
export function assessmentIn(fields: Fields): FeeAssessment {
  const answers = fields.texts('asks').flatMap((answer) => {
    const typed = fields.text(unitField(answer)).trim().replaceAll(',', '')
    return typed === '' ? [] : [[answer, Number(typed)] as const]
  })
  const added = addedIn(fields).map(({ amount, ...line }) => ({
    ...line,
    amountCents: centsTyped(amount) ?? 0,
  }))
  return { answers: Object.fromEntries(answers), added }
}

const unitErrors = (answer: string, units: number | undefined): readonly ValidationError[] => {
  if (units !== undefined && isUnits(units)) return []
  return [{ field: unitField(answer), kind: units === undefined ? 'Required' : 'Invalid' }]
}

export const assessForm: AppForm = {
  name: 'permit-assess',
  title: 'PermitDesk.Failed',
  labels: (field, t) => {
    const [, place, name] = /^added\.(\d+)\.(name|nameEs|rule|amount)$/.exec(field) ?? []
    if (field === addedList) return { label: 'PermitDesk.AddedLines' }
    if (place === undefined || name === undefined) return { label: 'PermitDesk.Count' }
    return {
      // The pattern has the same names.
      label: labels[name as keyof typeof labels],
      of: t('PermitDesk.AddedLine', { number: Number(place) + 1 }),
    }
  },
  async send(fields, { call }) {
    if (fields.has(previewField)) return { kind: 'refused', problems: [] }
    const { answers, added } = assessmentIn(fields)
    const asked = fields.texts('asks')
    const wrong = [
      ...asked.flatMap((answer) => unitErrors(answer, answers[answer])),
      // With a schedule, it may be all.
      ...billErrors(null, { answers, added }).filter(
        ({ field }) => field !== addedList || !fields.has('hasSchedule'),
      ),
    ]
    if (wrong.length > 0)
      return refusedBy(
        wrong.map((error) => ({ ...error, field: error.field.replace(/amountCents$/, 'amount') })),
      )
    await call(assessPermitFees, {
      ...seenIn(fields),
      body: { answers: { ...answers }, added: [...added] },
    })
    return did('PermitDesk.DidAssess')
  },
}
