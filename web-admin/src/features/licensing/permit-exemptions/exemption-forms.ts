import {
  amountTyped,
  type ExemptionCondition,
  exemptionErrors,
  exemptionLimits,
  type PermitExemptionEdit,
} from '@portal/core/permit-exemptions/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  addPermitExemption,
  previewPermitExemption,
  withdrawPermitExemption,
} from '@portal/openapi/admin-client/permit-exemptions'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Hidden: the kind of permit, and what the preview showed. */
export const exemptionFields = { kind: 'kind', shown: 'shown' } as const

export const questionParts = ['text', 'textEs', 'holds', 'most', 'unit', 'unitEs', 'key'] as const
export type QuestionPart = (typeof questionParts)[number]

/** `text0`: the first question in English. */
export const questionField = (part: QuestionPart, place: number): string => `${part}${place}`

/** What holds: a number up to a limit, or one of two answers. */
export const holdsValues = ['atMost', 'yes', 'no'] as const

interface Wrong {
  readonly field: string
  readonly code: TextKey
}

/** The question of a place with its errors; null for an empty place. */
function questionAt({ text }: Fields, place: number) {
  const at = (part: QuestionPart): string => text(questionField(part, place)).trim()
  if (at('text') === '' && at('textEs') === '') return null
  const asked = { key: at('key') || `q${place + 1}`, text: at('text'), textEs: at('textEs') }
  const wrong: Wrong[] = []
  if (asked.text === '' || asked.textEs === '')
    wrong.push({
      field: questionField(asked.text === '' ? 'text' : 'textEs', place),
      code: 'PermitExemptions.MissingQuestion',
    })
  const holds = at('holds')
  if (holds === 'yes' || holds === 'no') {
    const condition: ExemptionCondition = { kind: 'is', ...asked, answer: holds }
    return { condition, wrong }
  }
  const most = amountTyped(at('most'))
  const unit = { unit: at('unit'), unitEs: at('unitEs') }
  if (most === null)
    wrong.push({ field: questionField('most', place), code: 'PermitExemptions.WrongMost' })
  if (unit.unit === '' || unit.unitEs === '')
    wrong.push({
      field: questionField(unit.unit === '' ? 'unit' : 'unitEs', place),
      code: 'PermitExemptions.MissingUnit',
    })
  const condition: ExemptionCondition = { kind: 'atMost', ...asked, ...unit, most: most ?? 0 }
  return { condition, wrong }
}

/** First shows the answers that residents would get, then sets the rule. */
export const newExemptionForm: AppForm = {
  name: 'new-exemption',
  title: 'PermitExemptions.Failed',
  labels: (field) => {
    if (field === 'fromDay') return { label: 'PermitExemptions.FirstDay' }
    if (field === 'toDay') return { label: 'PermitExemptions.LastDay' }
    if (field === 'rule') return { label: 'PermitExemptions.RuleEnglish' }
    if (field === 'ruleEs') return { label: 'PermitExemptions.RuleSpanish' }
    if (field === 'source') return { label: 'PermitExemptions.Source' }
    if (field.startsWith('textEs')) return { label: 'PermitExemptions.QuestionSpanish' }
    if (field.startsWith('text')) return { label: 'PermitExemptions.QuestionEnglish' }
    if (field.startsWith('most')) return { label: 'PermitExemptions.Most' }
    if (field.startsWith('unitEs')) return { label: 'PermitExemptions.UnitSpanish' }
    if (field.startsWith('unit')) return { label: 'PermitExemptions.UnitEnglish' }
    return { label: 'PermitExemptions.NoPermitIf' }
  },
  async send(fields, { call }): Promise<FormAnswer> {
    const { text } = fields
    const places = Array.from({ length: exemptionLimits.conditions }, (_, place) =>
      questionAt(fields, place),
    ).filter((one) => one !== null)
    const conditions = places.map(({ condition }) => condition)
    const edit: PermitExemptionEdit = {
      kind: text(exemptionFields.kind),
      rule: text('rule'),
      ruleEs: text('ruleEs'),
      source: text('source'),
      fromDay: text('fromDay'),
      toDay: text('toDay') || null,
      conditions,
    }
    const wrong: readonly Wrong[] =
      places.length === 0
        ? [{ field: questionField('text', 0), code: 'PermitExemptions.MissingConditions' }]
        : places.flatMap((one) => one.wrong)
    const errors = exemptionErrors(edit).filter(({ field }) => !field.startsWith('conditions'))
    if (wrong.length + errors.length > 0) {
      const refused = refusedBy(errors)
      return { ...refused, problems: [...refused.problems, ...wrong] }
    }
    const body = { ...edit, conditions: [...conditions] }
    const shown = JSON.stringify(edit)
    if (text(exemptionFields.shown) === shown) {
      await call(addPermitExemption, { body })
      return { kind: 'accepted', toast: 'SuccessUpdate', code: 'PermitExemptions.Saved' }
    }
    const { summary } = await call(previewPermitExemption, { body })
    return {
      kind: 'refused',
      problems: [],
      ask: {
        title: 'PermitExemptions.PreviewTitle',
        messages: summary,
        codes: [],
        cents: 0,
        about: shown,
      },
    }
  },
}

export const withdrawExemptionForm: AppForm = {
  name: 'withdraw-exemption',
  title: 'PermitExemptions.Failed',
  labels: {},
  async send({ text }, { call }) {
    await call(withdrawPermitExemption, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'PermitExemptions.Withdrawn' }
  },
}
