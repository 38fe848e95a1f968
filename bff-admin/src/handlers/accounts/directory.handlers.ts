import { done, type Handlers, ok, pictureFiles } from '@portal/bff-pipeline'
import {
  deleteUser,
  editUser,
  getUser,
  getUserDetails,
  getUserSettings,
  grantRoles,
  listUsers,
  resendRegistration,
  searchUsers,
  sendPasswordMail,
} from '@portal/core/directory'
import { type EditedUser, userVersion } from '@portal/core/directory/rules'
import type { JsonText } from '@portal/core/kernel'
import type { directory } from '@portal/openapi/admin/accounts/directory'
import { seenVersion } from '../seen-version.ts'

function versioned(user: JsonText) {
  // Core wrote it, in wire names.
  const read = JSON.parse(user) as EditedUser
  return ok(user, { etag: `"${userVersion(read)}"` })
}

export const directoryHandlers = {
  searchUsers: ({ query }, context) => ok(searchUsers(context, query)),
  listUsers: (_input, context) => ok(listUsers(context)),
  getUser: async ({ params }, context) => versioned(await getUser(context, params.id)),
  editUser: async ({ params, headers, body }, context) =>
    versioned(await editUser(context, params.id, body, seenVersion(headers['if-match']))),
  grantRoles: ({ params, body }, context) =>
    done(grantRoles(context, params.id, body.roles, body.scope)),
  deleteUser: ({ params }, context) =>
    done(deleteUser(context, pictureFiles(context.state.env.DOCUMENTS), params.id)),
  resendRegistration: ({ body }, context) => done(resendRegistration(context, body.email)),
  sendPasswordMail: ({ body }, context) => done(sendPasswordMail(context, body.email)),
  getUserDetails: ({ params }, context) => ok(getUserDetails(context, params.id)),
  getUserSettings: ({ params }, context) => ok(getUserSettings(context, params.id)),
} satisfies Handlers<typeof directory>
