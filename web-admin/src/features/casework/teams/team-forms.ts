import { isReportCategory } from '@portal/core/report-categories/rules'
import { absenceErrors, ruleErrors, teamErrors } from '@portal/core/teams/rules'
import {
  createTeam,
  deleteRoutingRule,
  deleteTeam,
  endAbsence,
  setAbsence,
  setRoutingRule,
  updateTeam,
} from '@portal/openapi/admin-client/teams'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

/** Adds a team, or changes the one whose id it has. */
export const teamForm: AppForm = {
  name: 'team',
  title: 'Teams.Failed',
  labels: { name: 'Teams.Name' },
  about: { 'Teams.NameTaken': 'name' },
  async send(fields, { call }) {
    const body = { name: fields.text('name'), memberIds: [...fields.texts('memberIds')] }
    const errors = teamErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    if (fields.text('id') === '') await call(createTeam, { body })
    else await call(updateTeam, { ...seenIn(fields), body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Teams.Saved' }
  },
}

export const deleteTeamForm: AppForm = {
  name: 'delete-team',
  title: 'Teams.DeleteFailed',
  labels: {},
  async send(fields, { call }) {
    await call(deleteTeam, seenIn(fields))
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Teams.Deleted' }
  },
}

export const routingForm: AppForm = {
  name: 'routing-rule',
  title: 'Teams.RuleFailed',
  labels: {
    category: 'Teams.Category',
    area: 'Teams.Area',
    teamId: 'Teams.Team',
    assigneeId: 'Teams.Person',
  },
  about: { 'Desk.NoSuchStaff': 'assigneeId', 'Teams.NotFound': 'teamId' },
  async send({ text }, { call }) {
    const category = text('category')
    const body = {
      category: isReportCategory(category) ? category : null,
      area: text('area').trim() || null,
      teamId: text('teamId') || null,
      assigneeId: text('assigneeId') || null,
    }
    const errors = ruleErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(setRoutingRule, { body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Teams.RuleSet' }
  },
}

export const deleteRuleForm: AppForm = {
  name: 'delete-routing-rule',
  title: 'Teams.RuleFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(deleteRoutingRule, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Teams.RuleDeleted' }
  },
}

export const absenceForm: AppForm = {
  name: 'absence',
  title: 'Teams.AwayFailed',
  labels: {
    userId: 'Teams.Person',
    firstDay: 'Teams.FirstDay',
    lastDay: 'Teams.LastDay',
    substituteId: 'Teams.Substitute',
  },
  about: { 'Desk.NoSuchStaff': 'substituteId' },
  async send({ text }, { call }) {
    const body = {
      firstDay: text('firstDay'),
      lastDay: text('lastDay'),
      substituteId: text('substituteId') || null,
    }
    const missing = (['firstDay', 'lastDay'] as const).filter((field) => body[field] === '')
    if (missing.length > 0)
      return refusedBy(missing.map((field) => ({ field, kind: 'Required' as const })))
    const errors = absenceErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(setAbsence, { path: { id: text('userId') }, body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Teams.AwaySet' }
  },
}

export const endAbsenceForm: AppForm = {
  name: 'end-absence',
  title: 'Teams.AwayFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(endAbsence, { path: { id: text('userId') } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Teams.AwayEnded' }
  },
}
