import { sql } from 'drizzle-orm'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { absences, routingRules } from '../teams/teams.sql.ts'
import { notifyAssignee } from './notify-assignee.ts'
import { requestEvents, requests } from './requests.sql.ts'

/**
 * Gives a new request to the team and person of the rule that fits it best: category and area, then
 * category, then area, then the default. Who is away is left out for the substitute, unless away too.
 */
export function routeRequest(context: Context, builder: Builder, id: string) {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const today = sql`(${now} at time zone ${context.city.timeZone})::date`
  const isHere = sql`absence.user_id is null or ${today} not between absence.first_day and absence.last_day`
  const eventId = newId<'event'>(context.clock.now())
  return [
    builder.execute(sql`
      with rule as (
        select rules.team_id, rules.assignee_id from ${routingRules} rules, ${requests}
        where requests.id = ${id}
          and (rules.category is null or rules.category = requests.category)
          and (rules.area is null or rules.area = requests.area)
        order by rules.category is null, rules.area is null limit 1
      ), present as (
        select rule.team_id,
          case when ${isHere} then rule.assignee_id
            when not exists (select from ${absences} other where other.user_id = absence.substitute_id
              and ${today} between other.first_day and other.last_day) then absence.substitute_id
          end as assignee_id
        from rule left join ${absences} absence on absence.user_id = rule.assignee_id
      )
      update ${requests} set team_id = present.team_id,
        assignee_id = (select id from ${users} where id = present.assignee_id and ${worksOnCases})
      from present where requests.id = ${id}`),
    builder.execute(sql`
      insert into ${requestEvents} (id, request_id, kind, is_public, by, facts, at)
      select ${eventId}, id, 'assigned', false, 'system',
        json_build_object('to', assignee_id), ${now}
      from ${requests} where id = ${id} and assignee_id is not null`),
    notifyAssignee(context, builder, {
      kind: 'assigned',
      eventKey: sql`${`assigned/${eventId}`}::text`,
      where: sql`requests.id = ${id}`,
    }),
  ] as const
}
