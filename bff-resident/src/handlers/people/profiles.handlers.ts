import {
  dataArchives,
  done,
  dropSession,
  type HandlerContext,
  type Handlers,
  ok,
  ownFiles,
  pictureFiles,
} from '@portal/bff-pipeline'
import { deleteAccount, exportData, getProfile, getProfileDetails } from '@portal/core/account'
import {
  createDataExport,
  downloadDataArchive,
  findDataExport,
  listDataExports,
} from '@portal/core/data-export'
import { DomainError } from '@portal/core/kernel'
import {
  beginPictureUpload,
  completePictureUpload,
  getNotificationSettings,
  putPicturePart,
  removePicture,
  requireOwnAccount,
  setNotification,
  setPicture,
  unsubscribeByLink,
  updateProfile,
  updateUser,
} from '@portal/core/profiles'
import type { profiles } from '@portal/openapi/resident/people/profiles'

/** Never cached, and named by its day. */
const archiveHeaders = ({ clock }: HandlerContext) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="my-data-${clock.now().toISOString().slice(0, 10)}.zip"`,
  'cache-control': 'private, no-store',
})

export const profileHandlers = {
  getProfile: ({ params }, context) => ok(getProfile(context, params.id)),
  getProfileDetails: ({ params }, context) => ok(getProfileDetails(context, params.id)),
  updateProfile: ({ body }, context) => ok(updateProfile(context, body)),
  updateUser: ({ body }, context) => ok(updateUser(context, body)),
  updateUserById: async ({ params, body }, context) => {
    requireOwnAccount(context, params.id)
    return ok(updateUser(context, body))
  },
  getNotificationSettings: ({ params }, context) => ok(getNotificationSettings(context, params.id)),
  setNotification: ({ params, body }, context) =>
    ok(setNotification(context, { ...params, ...body })),
  unsubscribeByLink: ({ params, query }, context) =>
    done(unsubscribeByLink(context, context.state.authSecret, { ...params, ...query })),
  openUnsubscribe: async ({ params: { id }, query }) => {
    const location = `/unsubscribe/${id}?${new URLSearchParams(query)}`
    return { status: 303, body: null, headers: { location } }
  },
  deleteAccount: async ({ params }, context) => {
    await deleteAccount(context, pictureFiles(context.state.env.DOCUMENTS), params.id)
    dropSession(context.state)
    return ok({ success: true })
  },
  exportData: (_input, context) =>
    ok(exportData(context), {
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    }),
  listDataExports: async (_input, context) => {
    const { isLarge, exports } = await listDataExports(context)
    return ok({ isLarge, exports: [...exports] })
  },
  createDataExport: async (_input, context) => ({
    status: 202,
    body: await createDataExport(context),
  }),
  downloadDataArchive: (_input, context) =>
    ok(
      downloadDataArchive(context, ownFiles(context.state.env.DOCUMENTS)),
      archiveHeaders(context),
    ),
  downloadDataExport: async ({ params }, context) => {
    const key = await findDataExport(context, params.id)
    const body = await dataArchives(context.state.env.DOCUMENTS).get(key)
    if (!body) throw new DomainError('not-found', 'DataExport.NotFound')
    return ok(body, archiveHeaders(context))
  },
  setPicture: async ({ body }, context) => {
    const { image, uploadId = null } = body
    if (!image) throw new DomainError('invalid', 'Account.NotAPicture')
    const urlResponse = await setPicture(context, pictureFiles(context.state.env.DOCUMENTS), {
      bytes: new Uint8Array(await image.arrayBuffer()),
      uploadId,
    })
    return ok({ urlResponse })
  },
  removePicture: (_input, context) =>
    done(removePicture(context, pictureFiles(context.state.env.DOCUMENTS))),
  beginPictureUpload: ({ body }, context) =>
    ok(beginPictureUpload(context, pictureFiles(context.state.env.DOCUMENTS), body)),
  putPicturePart: async ({ params, body }, context) => {
    if (body.length === 0) throw new DomainError('invalid', 'Error.BadRequest')
    const part = await putPicturePart(context, pictureFiles(context.state.env.DOCUMENTS), {
      id: params.id,
      partNumber: params.part,
      stream: body.stream,
    })
    return ok(part)
  },
  completePictureUpload: ({ params, body }, context) =>
    done(
      completePictureUpload(context, pictureFiles(context.state.env.DOCUMENTS), {
        id: params.id,
        parts: body.parts,
      }),
    ),
} satisfies Handlers<typeof profiles>
