import { grantableRoles } from '@portal/core/kernel/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { grantRoles } from '@portal/openapi/admin-client/directory'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const areasOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((area) => area.trim())
    .filter((area) => area !== '')

export const rolesForm: AppForm = {
  name: 'roles',
  title: 'Role.Failed',
  labels: {
    caseWorker: 'Role.caseWorker',
    finance: 'Role.finance',
    contentEditor: 'Role.contentEditor',
    viewer: 'Role.viewer',
    auditor: 'Role.auditor',
    areas: 'Role.Areas',
  },
  async send(fields, { call }) {
    const chosen = fields.texts('categories')
    await call(grantRoles, {
      path: { id: fields.text('id') },
      body: {
        roles: grantableRoles.filter((role) => fields.isChecked(role)),
        scope: {
          categories: reportCategoryNames.filter((category) => chosen.includes(category)),
          areas: [...areasOf(fields.text('areas'))],
        },
      },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Role.Saved' }
  },
}
