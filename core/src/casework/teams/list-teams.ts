import { sql } from 'drizzle-orm'
import { staffName, users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { teamLimits } from './rules.ts'
import { absences, routingRules, teamMembers, teams } from './teams.sql.ts'

/**
 * Teams by name, where new requests go, who works on requests, and who is away. One statement.
 * @throws forbidden unless staff.
 */
export async function listTeams(context: Context): Promise<JsonText> {
  const { userId } = requireStaff(context, 'listTeams')
  return context.database.json(sql`
    select json_build_object(
      'teams', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'version', version,
          'memberIds', (select coalesce(json_agg(user_id order by user_id), '[]')
            from ${teamMembers} where team_id = teams.id)) order by lower(name), id), '[]')
        from ${teams}),
      'rules', (select coalesce(json_agg(json_build_object('id', id, 'category', category, 'area', area,
          'teamId', team_id, 'assigneeId', assignee_id)
          order by category nulls last, area nulls last), '[]')
        from ${routingRules}),
      'staff', (select coalesce(json_agg(json_build_object('id', id, 'name', name,
          'isSelf', id = ${userId}::uuid,
          'absence', (select json_build_object('firstDay', to_char(first_day, 'YYYY-MM-DD'),
              'lastDay', to_char(last_day, 'YYYY-MM-DD'), 'substituteId', substitute_id)
            from ${absences} where user_id = named.id)) order by name, id), '[]')
        from (select id, ${staffName(sql`users`)} as name from ${users}
          where ${worksOnCases} order by id limit ${teamLimits.staff}) named)
    )::text as body`)
}
