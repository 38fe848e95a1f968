import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import type { RecordType } from '../requests/rules.ts'
import { listFields } from './list-fields.ts'
import { publicFields } from './public-fields.sql.ts'

/** Applies right away. @throws invalid for an unknown field, forbidden unless staff. */
export async function setPublicFields(
  context: Context,
  recordType: RecordType,
  fieldNames: readonly string[],
): Promise<void> {
  requireStaff(context, 'setPublicFields')
  const known = (await listFields(context, recordType)).map(({ value }) => value)
  const chosen = known.filter((name) => fieldNames.includes(name))
  const isKnown = fieldNames.every((name) => known.includes(name))
  requireValid(isKnown ? [] : [{ field: 'fields', kind: 'Invalid' }])
  const choice = { fieldNames: chosen, updatedAt: context.clock.now() }
  await context.database.write((builder) => [
    builder
      .insert(publicFields)
      .values({ recordType, ...choice })
      .onConflictDoUpdate({ target: publicFields.recordType, set: choice }),
    audit(context, builder, {
      operation: 'setPublicFields',
      entity: 'record-type',
      entityId: recordType,
      details: { shown: chosen, hidden: known.filter((name) => !chosen.includes(name)) },
    }),
  ])
}
