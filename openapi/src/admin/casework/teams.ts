import { z } from '@hono/zod-openapi'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { teamLimits } from '@portal/core/teams/rules'
import { IdParams, json, operations, orNull, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { IfMatch } from './case-shapes.ts'

const Absence = z
  .strictObject({
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    substituteId: z.uuid().nullable().openapi({
      description: 'Gets the requests instead. Null: they stay unassigned.',
    }),
  })
  .openapi('Absence')

const rule = {
  category: z.enum(reportCategoryNames).nullable().openapi({ description: 'Null: any.' }),
  area: z.string().max(teamLimits.area).nullable().openapi({ description: 'Null: any.' }),
  teamId: z.uuid().nullable(),
  assigneeId: z.uuid().nullable(),
}

const team = {
  name: z.string().max(teamLimits.name),
  memberIds: z.array(z.uuid()).max(teamLimits.members),
}

const Teams = z
  .strictObject({
    teams: z.array(
      z.strictObject({ id: z.uuid(), ...team, version: z.int().min(1) }).openapi('Team'),
    ),
    rules: z.array(z.strictObject({ id: z.uuid(), ...rule }).openapi('RoutingRule')),
    staff: z
      .array(
        z.strictObject({
          id: z.uuid(),
          name: z.string(),
          isSelf: z.boolean(),
          absence: orNull(Absence),
        }),
      )
      .openapi({ description: 'Who works on requests.' }),
  })
  .openapi('Teams')

const wrong = problem('Util.FormContainsErrors with each invalid field. Desk.NoSuchStaff.')
const missing = problem('Teams.NotFound.')
const stale = problem('Teams.ChangedMeanwhile: the team has changed since you read it.')
const ownOnly = problem('Teams.OwnAbsenceOnly: only administrators set the absence of others.')

export const teams = operations('Teams', {
  listTeams: {
    access: 'staff',
    method: 'get',
    path: '/teams',
    summary: 'List the teams, where new requests go, and who is away',
    responses: { 200: json(Teams, 'Teams by name, people by name.') },
  },

  createTeam: {
    access: 'staff',
    method: 'post',
    path: '/teams',
    summary: 'Add a team',
    request: jsonBody(z.strictObject(team)),
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'Added.'),
      400: wrong,
      409: problem('Teams.NameTaken, Teams.TooMany.'),
    },
  },

  updateTeam: {
    access: 'staff',
    method: 'put',
    path: '/teams/{id}',
    summary: 'Change a team’s name and members',
    request: { params: IdParams, headers: IfMatch, ...jsonBody(z.strictObject(team)) },
    responses: {
      200: json(z.strictObject({ version: z.int().min(1) }), 'Changed. `ETag` is the new version.'),
      400: wrong,
      404: missing,
      409: problem('Teams.NameTaken.'),
      412: stale,
    },
  },

  deleteTeam: {
    access: 'staff',
    method: 'delete',
    path: '/teams/{id}',
    summary: 'Delete a team and its routing rules',
    request: { params: IdParams, headers: IfMatch },
    responses: { 200: json(Success, 'Deleted.'), 404: missing, 412: stale },
  },

  setRoutingRule: {
    access: 'staff',
    method: 'put',
    path: '/routing-rules',
    summary: 'Set where new requests of a category and area go',
    request: jsonBody(z.strictObject(rule)),
    responses: {
      200: json(Success, 'Set. It replaces the rule for the same category and area.'),
      400: wrong,
      409: problem('Teams.TooManyRules.'),
    },
  },

  deleteRoutingRule: {
    access: 'staff',
    method: 'delete',
    path: '/routing-rules/{id}',
    summary: 'Delete a routing rule',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Deleted.'), 404: problem('Teams.NoRule.') },
  },

  setAbsence: {
    access: 'staff',
    method: 'put',
    path: '/staff/{id}/absence',
    summary: 'Set on which days a person gets no requests by rule',
    request: { params: IdParams, ...jsonBody(Absence) },
    responses: { 200: json(Success, 'Set.'), 400: wrong, 403: ownOnly },
  },

  endAbsence: {
    access: 'staff',
    method: 'delete',
    path: '/staff/{id}/absence',
    summary: 'Say that a person is back',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Ended, or there was none.'), 403: ownOnly },
  },
})
