import { done, type Handlers, ok, pictureFiles } from '@portal/bff-pipeline'
import {
  deleteUser,
  editUser,
  getUser,
  getUserDetails,
  getUserSettings,
  listUsers,
  resendRegistration,
  searchUsers,
  sendPasswordMail,
} from '@portal/core/directory'
import type { directory } from '@portal/openapi/admin/accounts/directory'

export const directoryHandlers = {
  searchUsers: ({ query }, context) => ok(searchUsers(context, query)),
  listUsers: (_input, context) => ok(listUsers(context)),
  getUser: ({ params }, context) => ok(getUser(context, params.id)),
  editUser: ({ params, body }, context) => ok(editUser(context, params.id, body)),
  deleteUser: ({ params }, context) =>
    done(deleteUser(context, pictureFiles(context.state.env.DOCUMENTS), params.id)),
  resendRegistration: ({ body }, context) => done(resendRegistration(context, body.email)),
  sendPasswordMail: ({ body }, context) => done(sendPasswordMail(context, body.email)),
  getUserDetails: ({ params }, context) => ok(getUserDetails(context, params.id)),
  getUserSettings: ({ params }, context) => ok(getUserSettings(context, params.id)),
} satisfies Handlers<typeof directory>
