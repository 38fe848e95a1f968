import { type Handlers, pictureFiles } from '@portal/bff-pipeline'
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

/** The directory of users. */
export const directoryHandlers: Handlers<typeof directory> = {
  searchUsers: async ({ query }, context) => ({
    status: 200,
    body: await searchUsers(context, query),
  }),
  listUsers: async (_input, context) => ({ status: 200, body: await listUsers(context) }),
  getUser: async ({ params }, context) => ({
    status: 200,
    body: await getUser(context, params.id),
  }),
  editUser: async ({ params, body }, context) => ({
    status: 200,
    body: await editUser(context, params.id, body),
  }),
  deleteUser: async ({ params }, context) => {
    await deleteUser(context, pictureFiles(context.state.env.DOCUMENTS), params.id)
    return { status: 200, body: { success: true } }
  },
  resendRegistration: async ({ body }, context) => {
    await resendRegistration(context, body.email)
    return { status: 200, body: { success: true } }
  },
  sendPasswordMail: async ({ body }, context) => {
    await sendPasswordMail(context, body.email)
    return { status: 200, body: { success: true } }
  },
  getUserDetails: async ({ params }, context) => ({
    status: 200,
    body: await getUserDetails(context, params.id),
  }),
  getUserSettings: async ({ params }, context) => ({
    status: 200,
    body: await getUserSettings(context, params.id),
  }),
}
