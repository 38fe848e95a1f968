import { type FeeScheduleEdit, scheduleErrors } from '@portal/core/fee-schedules/rules'
import { centsTyped } from '@portal/core/kernel/rules'
import {
  addFeeSchedule,
  previewFeeSchedule,
  withdrawFeeSchedule,
} from '@portal/openapi/admin-client/fee-schedules'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Hidden: the version that the new one is made from, and what the preview showed. */
export const feeFields = { before: 'before', shown: 'shown' } as const

export const amountField = (place: number): string => `amount${place}`

type Line = FeeScheduleEdit['lines'][number]

/** Dollars, or one amount for each slab; null for other text. */
function lineWith(line: Line, typed: string): Line | null {
  if (line.kind !== 'slab') {
    const cents = centsTyped(typed)
    return cents === null ? null : { ...line, cents }
  }
  const amounts = typed
    .split(/\s+/)
    .filter((text) => text !== '')
    .map(centsTyped)
  if (amounts.length !== line.slabs.length) return null
  const slabs = line.slabs.flatMap(({ upTo }, place) => {
    const cents = amounts[place]
    return cents === null || cents === undefined ? [] : [{ upTo, cents }]
  })
  return slabs.length === amounts.length ? { ...line, slabs } : null
}

/** Our own hidden field, which the API checks again; null if it is not ours. */
function beforeIn({ text }: Fields): FeeScheduleEdit | null {
  try {
    // As the screen wrote it; core refuses what is no schedule.
    return JSON.parse(text(feeFields.before)) as FeeScheduleEdit
  } catch {
    return null
  }
}

/** First shows what changes, then sets the fees. */
export const newFeesForm: AppForm = {
  name: 'new-fees',
  title: 'FeeSchedules.Failed',
  labels: (field) => {
    if (field === 'fromDay') return { label: 'FeeSchedules.FirstDay' }
    if (field === 'toDay') return { label: 'FeeSchedules.LastDay' }
    if (field === 'source') return { label: 'FeeSchedules.Source' }
    return { label: 'FeeSchedules.LineAmount' }
  },
  async send(fields, { call }): Promise<FormAnswer> {
    const { text } = fields
    const before = beforeIn(fields)
    if (!before) return { kind: 'refused', code: 'FeeSchedules.NotFound', problems: [] }
    const typed = before.lines.map((line, place) => lineWith(line, text(amountField(place))))
    const wrong = typed.flatMap((line, place) =>
      line ? [] : [{ field: amountField(place), code: 'FeeSchedules.WrongAmount' as const }],
    )
    const edit: FeeScheduleEdit = {
      ...before,
      fromDay: text('fromDay'),
      toDay: text('toDay') || null,
      source: text('source'),
      lines: typed.filter((line) => line !== null),
    }
    const errors = scheduleErrors(edit).filter(({ field }) => !field.startsWith('lines'))
    if (wrong.length + errors.length > 0) {
      const refused = refusedBy(errors)
      return { ...refused, problems: [...refused.problems, ...wrong] }
    }
    const body = {
      ...edit,
      lines: edit.lines.map((line) =>
        line.kind === 'slab' ? { ...line, slabs: [...line.slabs] } : line,
      ),
      penalties: [...edit.penalties],
      rebates: [...edit.rebates],
    }
    const shown = JSON.stringify(edit)
    if (text(feeFields.shown) === shown) {
      await call(addFeeSchedule, { body })
      return { kind: 'accepted', toast: 'SuccessUpdate', code: 'FeeSchedules.Saved' }
    }
    const { summary } = await call(previewFeeSchedule, { body })
    return {
      kind: 'refused',
      problems: [],
      ask: {
        title: 'FeeSchedules.PreviewTitle',
        messages: summary,
        codes: [],
        cents: 0,
        about: shown,
      },
    }
  },
}

export const withdrawScheduleForm: AppForm = {
  name: 'withdraw-fees',
  title: 'FeeSchedules.Failed',
  labels: {},
  async send({ text }, { call }) {
    await call(withdrawFeeSchedule, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'FeeSchedules.Withdrawn' }
  },
}
