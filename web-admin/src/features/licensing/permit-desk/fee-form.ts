import { centsTyped } from '@portal/core/kernel/rules'
import { assessPermitFees } from '@portal/openapi/admin-client/permit-desk'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { did, seenIn } from './permit-forms.ts'

/** A question of the schedule; its unit is the label. */
export const unitField = (answer: string): string => `unit-${answer}`

export const lineFields = {
  name: 'lineName',
  nameEs: 'lineNameEs',
  rule: 'lineRule',
  amount: 'lineAmount',
} as const

const lineErrors: Readonly<Record<string, string>> = {
  name: lineFields.name,
  nameEs: lineFields.nameEs,
  rule: lineFields.rule,
  amountCents: lineFields.amount,
}

const numberTyped = (text: string): number => {
  const typed = text.trim().replaceAll(',', '')
  return typed === '' ? Number.NaN : Number(typed)
}

/** One line besides the schedule's, if any of its fields is filled. */
function addedIn({ text }: Fields) {
  const [name, nameEs, rule, amount] = [
    lineFields.name,
    lineFields.nameEs,
    lineFields.rule,
    lineFields.amount,
  ].map((field) => text(field).trim())
  if (!name && !nameEs && !rule && !amount) return []
  const amountCents = centsTyped(amount ?? '') ?? 0
  return [{ name: name ?? '', nameEs: nameEs ?? '', rule: rule ?? '', amountCents }]
}

export const assessForm: AppForm = {
  name: 'permit-assess',
  title: 'PermitDesk.Failed',
  labels: (field) => {
    if (field === lineFields.name) return { label: 'PermitDesk.LineName' }
    if (field === lineFields.nameEs) return { label: 'PermitDesk.LineNameEs' }
    if (field === lineFields.rule) return { label: 'PermitDesk.LineRule' }
    if (field === lineFields.amount) return { label: 'PermitDesk.LineAmount' }
    return { label: 'PermitDesk.Count' }
  },
  async send(fields, { call }) {
    const asked = fields.texts('asks')
    const units = asked.map(
      (answer) => [answer, numberTyped(fields.text(unitField(answer)))] as const,
    )
    const added = addedIn(fields)
    const wrong = [
      ...units.flatMap(([answer, value]) =>
        Number.isFinite(value) && value >= 0
          ? []
          : [{ field: unitField(answer), kind: 'Invalid' as const }],
      ),
      ...added.flatMap((line) => [
        ...(['name', 'nameEs', 'rule'] as const).flatMap((field) =>
          line[field] === '' ? [{ field: lineErrors[field] ?? '', kind: 'Required' as const }] : [],
        ),
        ...(line.amountCents > 0 ? [] : [{ field: lineFields.amount, kind: 'Invalid' as const }]),
      ]),
      ...(asked.length === 0 && added.length === 0 && !fields.has('hasSchedule')
        ? [{ field: lineFields.name, kind: 'Required' as const }]
        : []),
    ]
    if (wrong.length > 0) return refusedBy(wrong)
    const answers = Object.fromEntries(units)
    await call(assessPermitFees, { ...seenIn(fields), body: { answers, added } })
    return did('PermitDesk.DidAssess')
  },
}
