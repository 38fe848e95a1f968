import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { firstErrors, maxErrors } from '../../platform/import-rows/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { cityDay } from '../autopay/index.ts'
import { minimumDaysInSql } from './keep-texts.ts'
import { matchedRows } from './matched-rows.ts'
import { readNoticeFile } from './read-notice-file.ts'
import { noticeLimits } from './rules.ts'

/**
 * The rows of a file with their people, each error with its line, and what must be
 * acknowledged. Keeps nothing. One round trip.
 * @throws invalid for an empty file and one of too many rows; forbidden unless staff.
 */
export async function verifyNotices(context: Context, file: string): Promise<JsonText> {
  requireStaff(context, 'verifyNotices')
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  if (file.length > noticeLimits.characters) throw new DomainError('invalid', 'Shutoffs.TooMany')
  const { rows, errors } = readNoticeFile(file, today)
  if (rows.length + errors.length === 0) throw new DomainError('invalid', 'Shutoffs.Empty')
  return context.database.json(sql`
    with found as materialized (${matchedRows(rows)}),
    soon as (select line from found where "shutoffOn" < ${today}::date + ${minimumDaysInSql}),
    errors as (
      select * from json_to_recordset(${JSON.stringify(firstErrors(errors))}::json) as e(line int, field text, code text)
      union all select line, 'shutoffDate', 'too-soon' from soon)
    select json_build_object(
      'rows', (select coalesce(json_agg(json_build_object('line', f.line,
          'accountNumber', f."customerId" || '-' || f."locationId",
          'delinquentAmount', ${dollars(sql`f."amountCents"`)}, 'shutoffDate', f."shutoffOn",
          'phonePreference', f."wantsPhone", 'user', f.person, 'address', f.address,
          'needsLetter', f.needs_letter, 'warnings', f.warnings) order by f.line), '[]') from found f),
      'errors', (select coalesce(json_agg(json_build_object('line', line, 'field', field, 'code', code)
        order by line), '[]') from (select * from errors order by line limit ${maxErrors}) e),
      'errorCount', ${errors.length}::int + (select count(*) from soon))::text as body`)
}
