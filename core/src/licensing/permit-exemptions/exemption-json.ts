import { type SQL, sql } from 'drizzle-orm'
import { permitExemptions } from './permit-exemptions.sql.ts'

/** As `PermitExemption` in JSON, of a row that the statement calls `e`. */
export const exemptionJson: SQL = sql`json_build_object('id', e.id, 'kind', e.kind, 'rule', e.rule,
  'ruleEs', e.rule_es, 'source', e.source, 'fromDay', to_char(e.from_day, 'YYYY-MM-DD'),
  'toDay', to_char(e.to_day, 'YYYY-MM-DD'), 'conditions', e.conditions)`

/** Of a kind on a day (SQL expressions); null without one. */
export const exemptionInForce = (kind: SQL, day: SQL): SQL => sql`
  (select ${exemptionJson} from ${permitExemptions} e
    where e.kind = ${kind} and e.from_day <= ${day} and (e.to_day is null or e.to_day >= ${day}))`
