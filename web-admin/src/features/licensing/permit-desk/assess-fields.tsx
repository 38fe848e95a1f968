import { useRef, useState } from 'react'
import { decimalOf } from '@portal/core/kernel/rules'
import { permitDeskLimits } from '@portal/core/permit-desk/rules'
import { Button } from '@portal/web-ui/button'
import { FieldGroup } from '@portal/web-ui/field'
import { FieldSet } from '@portal/web-ui/field-set'
import { rowPrefix } from '@portal/web-ui/forms/rows-in'
import { useRows } from '@portal/web-ui/forms/use-rows'
import { PlusIcon, TrashIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { RowMark } from '@portal/web-ui/row-mark'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import record from '../../../parts/desk/desk-record.module.css'
import { fieldsWithin } from '../../casework/forms/fields-within.ts'
import { Bill } from './bill.tsx'
import {
  addedFields,
  addedIn,
  addedList,
  assessmentIn,
  noLine,
  previewField,
  unitField,
} from './fee-form.ts'
import own from './permit-desk.module.css'
import type { DeskPermit } from './queries.ts'

interface AssessFieldsProps {
  form: FormUse
  permit: DeskPermit
}

/** What the fee counts and lines of the clerk's own, above the bill that they make. */
export function AssessFields({ form, permit }: AssessFieldsProps) {
  const { t, format } = useTexts()
  const { schedule } = permit
  const first = firstRows(form, permit)
  const { rows, add, remove } = useRows(first)
  const fields = useRef<HTMLDivElement>(null)
  const addNew = useRef<HTMLDivElement>(null)
  const [assessment, setAssessment] = useState(() =>
    form.typed ? assessmentIn(form.typed) : storedAssessment(permit),
  )
  function read(): void {
    if (fields.current) setAssessment(assessmentIn(fieldsWithin(fields.current)))
  }
  return (
    <>
      <div ref={fields} onInput={read}>
        <Stack>
          {schedule === null ? (
            <p>{t('PermitDesk.NoSchedule')}</p>
          ) : (
            <>
              <input type="hidden" name="hasSchedule" value="yes" />
              <p className={record.soft}>
                {t('PermitDesk.ByRule', {
                  source: schedule.fees.source,
                  day: format.date(schedule.fees.fromDay),
                })}
              </p>
              {schedule.asks.map(({ answer, unit, units }) => (
                <div key={answer}>
                  <input type="hidden" name="asks" value={answer} />
                  <TextInput
                    {...form.field(unitField(answer), units === null ? '' : String(units))}
                    label={unit}
                    inputMode="decimal"
                    autoComplete="off"
                  />
                </div>
              ))}
            </>
          )}
          <FieldGroup
            name={addedList}
            label={t('PermitDesk.AddedLines')}
            hint={t('PermitDesk.AddedHint')}
            error={form.errorOf(addedList)}
          >
            <Stack>
              {rows.map(({ key, value }, place) => (
                <AddedLine
                  key={key}
                  {...{ form, place, value }}
                  onRemove={() => {
                    remove(key)
                    // Once the row is gone.
                    requestAnimationFrame(read)
                    addNew.current?.querySelector('button')?.focus()
                  }}
                />
              ))}
              {rows.length < permitDeskLimits.addedLines && (
                <div ref={addNew}>
                  <noscript>
                    <AddedLine {...{ form, place: rows.length, value: noLine }} />
                  </noscript>
                  <Button
                    look="quiet"
                    size="small"
                    onClick={() => add(noLine, (at) => `${rowPrefix(addedList, at)}name`)}
                  >
                    <PlusIcon size="small" />
                    {t('PermitDesk.AddLine')}
                  </Button>
                </div>
              )}
            </Stack>
          </FieldGroup>
        </Stack>
      </div>
      <Bill schedule={schedule?.fees ?? null} assessment={assessment} />
      <noscript>
        <Button type="submit" look="quiet" name={previewField} value="yes">
          {t('PermitDesk.ShowBill')}
        </Button>
      </noscript>
    </>
  )
}

function storedAssessment({ schedule, fees }: DeskPermit) {
  const known = schedule?.asks.flatMap(({ answer, units }) =>
    units === null ? [] : [[answer, units] as const],
  )
  const added = fees
    .filter(({ kind }) => kind === 'added')
    .map(({ nameEnglish, nameSpanish, rule, amountCents }) => ({
      name: nameEnglish,
      nameEs: nameSpanish,
      rule,
      amountCents,
    }))
  return { answers: Object.fromEntries(known ?? []), added }
}

/** What was typed, or stored; without a schedule a fee has one line at least. */
function firstRows({ typed }: FormUse, permit: DeskPermit) {
  const rows = typed
    ? addedIn(typed)
    : storedAssessment(permit).added.map(({ amountCents, ...line }) => ({
        ...line,
        amount: decimalOf(amountCents),
      }))
  return rows.length === 0 && permit.schedule === null ? [noLine] : rows
}

interface AddedLineProps {
  form: FormUse
  place: number
  value: typeof noLine
  /** The spare row for browsers without JavaScript cannot be removed. */
  onRemove?: () => void
}

function AddedLine({ form, place, value, onRemove }: AddedLineProps) {
  const { t } = useTexts()
  const prefix = rowPrefix(addedList, place)
  return (
    <FieldSet legend={t('PermitDesk.AddedLine', { number: place + 1 })} look="panel">
      <RowMark prefix={prefix} isSpare={!onRemove} />
      <div className={own.assign}>
        {addedFields.map((name) => (
          <TextInput
            key={name}
            {...form.field(prefix + name, value[name])}
            maxLength={permitDeskLimits.line}
            autoComplete="off"
            {...(name === 'amount' && { inputMode: 'decimal' as const })}
          />
        ))}
      </div>
      {onRemove && (
        <div>
          <Button look="quiet" size="small" onClick={onRemove}>
            <TrashIcon size="small" />
            {t('PermitDesk.RemoveLine', { number: place + 1 })}
          </Button>
        </div>
      )}
    </FieldSet>
  )
}
